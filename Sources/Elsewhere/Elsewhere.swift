// Nothing. On a Mac, what the package has for machines without UIKit is this target's: see Package.swift.
