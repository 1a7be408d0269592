import AppHost
import CoordinatorTesting
import Testing
import UIKit

@testable import Photos

/// Copies of Photos with one fault each, under the crawler, which nobody tells where to look.
@MainActor struct FaultTests {
  struct Fault: CustomTestStringConvertible {
    let shop: PlainShop.Type
    let kind: Problem.Kind
    let subject: String
    let script: [String]

    init(_ shop: PlainShop.Type, _ kind: Problem.Kind, _ subject: String, _ script: String...) {
      self.shop = shop
      self.kind = kind
      self.subject = subject
      self.script = script
    }

    var testDescription: String { "\(shop)" }
  }

  private nonisolated static let row = #"tap "Alpine Dawn""#

  nonisolated static let faults = [
    Fault(ShopThatKeepsPhotos.self, .unfinishedFlow, "RootedPhoto", row, #"tap "Photos""#),
    Fault(
      ShopThatMissesSwipes.self, .unfinishedFlow, "SheetSignIn", #"tap "Sign In""#, "swipe down"),
    Fault(
      ShopWithEarlyEnd.self, .orphanedScreen, "SignInViewController", #"tap "Sign In""#,
      #"tap "Create Account""#, #"tap "Sign In""#),
    Fault(
      ShopThatTrustsSwipes.self, .orphanedScreen, "PhotoViewController", row, "swipe back begin",
      "swipe back cancel"),
    Fault(
      ShopWithJumps.self, .unfinishedFlow, "ToldByItsScreen", row, #"tap "Details""#,
      #"tap "Home""#),
    Fault(
      ShopThatKeepsTooLate.self, .unfinishedFlow, "News", #"tap "Sign In""#, #"tap "Cancel""#),
    Fault(ShopWithCycle.self, .leak, "HoldingPhoto", row, #"tap "Photos""#),
    Fault(ShopWithoutWayOut.self, .deadEnd, "TermsViewController", #"tap "Sign In""#),
    Fault(
      ShopThatPresentsTwice.self, .refusedPresentation,
      "Attempt to present <UIAlertController> on <UINavigationController> (from"
        + " <UINavigationController>) which is already presenting <UINavigationController>.",
      #"tap "Sign In""#),
    Fault(
      ShopThatPushesAgain.self, .exception,
      "Pushing the same view controller instance more than once is not supported"
        + " (<PhotoViewController>)",
      row, #"tap "Buy""#),
    Fault(
      ShopThatHearsTwice.self, .twoNavigations, "PhotoViewController and PhotoViewController", row),
  ]

  @Test(arguments: faults)
  func `the crawler finds each one, with a script that shows it`(fault: Fault) async throws {
    let report = try await crawl { PlainDelegate(fault.shop.init(library: $0, store: $1)) }
    let finding = try #require(report.findings.first { $0.problem.kind == fault.kind })
    #expect(finding.problem.subject == fault.subject)
    #expect(finding.script?.map(\.description) == fault.script)
  }

  @Test func `it finds nothing in the copy without a fault, nor in Photos`() async throws {
    let copy = try await crawl { PlainDelegate(PlainShop(library: $0, store: $1)) }
    #expect(copy.findings == [])
    #expect(!copy.statistics.isCut)
    let photos = try await crawl { AppDelegate(library: $0, store: $1) }
    #expect(photos.findings == [])
    #expect(!photos.statistics.isCut)
  }

  @Test func `nor in what somebody does in Photos who can sign in`() async throws {
    let photos = try await crawl(
      samples: ["Name": ["Ada"], "Password": [Shop.password]], CrawlLimits(states: 60)
    ) { AppDelegate(library: $0, store: $1) }
    #expect(photos.findings == [])
    #expect(photos.graph.states.contains { $0.place.screen == "BuyViewController" })
  }

  /// - Parameter samples: none where it is enough to see what can be done by somebody who cannot sign
  ///   in: that is little, and all of it is tried.
  private func crawl(
    samples: Samples = [:], _ limits: CrawlLimits = CrawlLimits(),
    _ delegate:
      @escaping @MainActor @Sendable (any PhotoLibrary, Store) -> any UIApplicationDelegate
  ) async throws -> CrawlReport {
    let hash = try await PasswordHash(Shop.password, cost: .lowest)
    let library = SmallGallery(["Alpine Dawn"])
    let rehearsal = Rehearsal(samples: samples) {
      let database = try StoreDatabase.inMemory()
      try database.addAccount("Ada", hash)
      let app = PhotosApp(library: library, database: database, cost: .lowest)
      let store = Store(database: database, device: VirtualUser.device.id, cost: .lowest)
      return Rehearsal.Run(
        app: App(name: "Photos") { _ in delegate(library, store) },
        digest: app.makeDigest(device: VirtualUser.device.id))
    }
    var report = try await Crawl(AppExplorer(rehearsal), limits: limits).run()
    report.conclude(screens: [], coordinators: [])
    return report
  }
}

/// The app of a copy.
private final class PlainDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?
  private let shop: PlainShop

  init(_ shop: PlainShop) {
    self.shop = shop
    super.init()
  }

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    shop.start()
    window = UIWindow(frame: UIScreen.main.bounds)
    window?.rootViewController = shop.stack
    window?.makeKeyAndVisible()
    return true
  }
}
