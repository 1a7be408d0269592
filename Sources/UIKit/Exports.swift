// On iOS `import UIKit` brings Foundation and Dispatch along; here it does the same.
@_exported public import Dispatch
@_exported public import Foundation
