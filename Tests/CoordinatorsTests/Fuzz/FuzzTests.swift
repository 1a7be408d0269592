import Foundation
import Testing

/// Random trees of flows, random users and programs: the same with the same seed.
///
/// `make fuzz`, which is a part of `make test`, takes a million steps. It sets environment variables, as
/// one may by hand: `FAIRWAY_FUZZ` says how many thousand steps are taken, and `FAIRWAY_SEED` with which
/// seed the first script is made; the run then tells how far it has come. `FAIRWAY_SCRIPT` names a file
/// with one script, of which each step is told. `FAIRWAY_LAST_SCRIPT` names a file that gets each script, with its seed, before
/// it is run: what traps, or hangs, tells nothing else. `Scripts/shorten-fuzz` shortens that.
///
///     FAIRWAY_FUZZ=1000 FAIRWAY_SEED=7 swift test --filter FuzzTests
@MainActor struct FuzzTests {
  @Test func `random users and programs leave nothing behind`() async throws {
    let environment = ProcessInfo.processInfo.environment
    if let path = environment["FAIRWAY_SCRIPT"] {
      let script = try FuzzScript(String(contentsOfFile: path, encoding: .utf8))
      if let failure = try await script.failure(tells: true) { Issue.record("\(failure)") }
      return
    }
    let byHand = environment["FAIRWAY_FUZZ"].flatMap(Int.init)
    let first = environment["FAIRWAY_SEED"].flatMap(UInt64.init) ?? 1
    // Short scripts, so that what fails is soon found.
    let length = 200
    let count = (byHand ?? 6) * 1000 / length
    for index in 0..<count {
      let seed = first + UInt64(index)
      let script = FuzzScript(seed: seed, count: length)
      if let file = environment["FAIRWAY_LAST_SCRIPT"] {
        try "seed \(seed)\n\(script.description)\n"
          .write(toFile: file, atomically: true, encoding: .utf8)
      }
      if let failure = try await script.failure() {
        try await report(failure, of: script, seed: seed)
        return
      }
      if byHand != nil, (index + 1) % 500 == 0 || index + 1 == count {
        print("\((index + 1) * length) steps passed, the last with seed \(seed)")
      }
    }
  }

  private func report(_ failure: String, of script: FuzzScript, seed: UInt64) async throws {
    let shrunk = try await script.shrunk()
    let reason =
      try await shrunk.failure() ?? "\(failure); not again, when its script was run once more"
    Issue.record("seed \(seed): \(reason)\n\(shrunk.description)")
  }

  /// Each names what was wrong.
  private nonisolated static let mended = [
    // What a flow with a window of its own had led to in another was left to nobody.
    """
    rests
    listens
    beginRoot 553 174
    openLinkAndBegin 329 116
    beginPlainly 776 132 animated
    beginPresented 612 421
    beginTabs 275 638
    exchangeRoot 506 437 animated
    beginPushed 202 873 animated
    beginPushed 698 444
    dropChild 85 770 animated
    """,
    // A window that a link had given to a flow that ended as it started kept what that had shown.
    """
    listens
    beginRoot 490 454 animated
    openLink 270 981 animated
    beginTabs 423 876 animated
    exchangeRoot 637 96
    openLinkThatFails 873 93 animated
    """,
    // A link that had failed presented what it had left in another window.
    """
    direct
    beginPresented 769 682 animated
    beginRoot 88 34
    beginColumns 524 68 animated
    settle 414 204
    dropChild 404 239
    openLinkAfar 45 288 animated
    """,
    // A flow went back from a page view with a page that was another's, which ended with that.
    """
    rests
    openLinkAndShow 862 413 animated
    back 451 352
    finish 826 179 animated
    beginColumns 672 89 animated
    beginPages 731 333 animated
    beginAfar 512 908 animated
    beginTabs 611 14 animated
    resize 556 410
    beginColumns 206 103 animated
    dropChild 879 799 animated
    ownPage 647 556 animated
    cancel 707 474
    beginPushed 817 523 animated
    beginPages 989 466
    finish 448 146
    swipeDown 454 721 animated
    goBack 271 417 animated
    """,
    // A stack that the app had presented was of the flow beneath, though what is on it is another's by name.
    """
    openLinkAndBegin 46 106
    beginPages 302 484
    pushDirectly 965 200
    report 898 188
    presentDirectly 751 506 animated
    openLinkAndBegin 545 760
    openLinkThatFails 21 245 animated
    presentDirectly 94 486
    openLink 290 241
    popToRoot 884 541 animated
    openLinkAndBegin 506 945
    """,
    // So it was where another flow had inherited what is on it.
    """
    rests
    beginTabs 766 221
    presentDirectly 43 464 animated
    dropChild 996 968 animated
    beginPages 988 613 animated
    removeTab 192 836
    """,
    // A link that waited for another to be taken back did so turn by turn, and the tasks that this waited for got none.
    """
    openLink 571 526
    beginPushed 469 337
    beginPushed 878 191 animated
    beginPages 839 118 animated
    beginPushed 679 910 animated
    holdFlow 42 677 animated
    beginColumns 573 685 animated
    cancel 55 875
    openLinkThatFails 232 361 animated
    dropChild 830 515
    openLinkAndBegin 621 533
    pass 623 66
    """,
    // A plain child that was put in was given such a stack.
    """
    presentDirectly 646 590
    beginPushed 230 58
    beginPlainly 628 59 animated
    popToRoot 666 92
    """,
    // A flow went back from its split view, with a flow in a column that had been gone back from.
    """
    rests
    beginColumns 450 212 animated
    beginPlainly 354 61
    openLinkAndBegin 115 104 animated
    beginTabs 298 982 animated
    report 544 139
    set 822 545
    dropChild 347 459 animated
    cancel 532 47
    cancel 355 17 animated
    swipeBack 618 703
    beginPushed 86 801 animated
    goBack 885 304
    """,
    // A column's stack was exchanged for another, at its address, as a flow began, which then had what was on that.
    """
    beginPages 408 472
    openLinkAndBegin 674 672 animated
    beginColumns 212 161 animated
    beginTabs 162 376 animated
    finish 668 593
    beginPages 0 244
    beginPresented 385 748
    beginTabs 283 4 animated
    beginPushed 130 795 animated
    settle 90 87 animated
    report 996 352 animated
    exchangeColumn 618 531
    exchangeColumn 803 483
    beginPushed 637 49 animated
    openLinkAndBegin 120 377
    """,
    // A link that a guard refused took a page view away that lay over a column of a collapsed split view.
    """
    direct
    beginColumns 492 170
    beginPushed 770 218 animated
    openLinkAndBegin 0 424 animated
    holdFlow 665 590 animated
    beginTabs 252 658
    cancelTask 899 373 animated
    beginColumns 983 690
    swipeBack 115 568 animated
    beginPages 381 256
    beginPushed 54 13 animated
    openLink 386 141 animated
    """,
    // Tabs were added to a bar that nobody could reach any more, and kept alive what it had been in.
    """
    beginPresented 425 24 animated
    beginPresented 858 663
    beginTabs 763 48
    beginPresented 185 419
    pass 740 875 animated
    pass 115 822
    show 810 483 animated
    beginTabs 635 442 animated
    beginPresented 208 407 animated
    dismiss 181 115
    beginPresented 49 79
    takeStep 967 747
    """,
    // A column on its way from one stack to another presented a sheet by itself.
    """
    beginColumns 481 98
    beginPresented 627 320 animated
    beginColumns 371 827 animated
    cancel 263 349
    beginPushed 1 632 animated
    beginPresented 76 88
    beginPresented 295 550
    present 590 597
    settle 432 763 animated
    beginPushed 288 413 animated
    beginPushed 978 936 animated
    dismiss 50 235
    popToRoot 25 365
    back 192 720 animated
    showColumn 633 69 animated
    settle 508 677
    popToRoot 19 665 animated
    takeStep 847 459 animated
    hideColumn 241 555 animated
    """,
    // A flow whose own first screen another had taken the place of went on for what was begun in it, and was empty then.
    """
    direct
    choosePolicy 155 73 animated
    beginTabs 609 589 animated
    openLink 927 856
    beginPresented 123 434 animated
    beginPresented 674 98
    takeStep 322 270 animated
    """,
    // A step that waited for its turn was taken in the next run of its coordinator.
    """
    direct
    beginColumns 614 57 animated
    beginPushed 812 131 animated
    takeStep 593 967
    finish 818 35
    beginPresented 378 741
    """,
    // A link's gate was to come over a column on its way to another stack, and waited without end.
    """
    beginTabs 654 638
    beginInTab 81 322 animated
    removeTab 963 409
    beginColumns 540 464
    dropChild 429 812 animated
    beginPushed 10 329
    beginPushed 98 367 animated
    resize 699 742 animated
    beginInTab 732 38 animated
    addPlainTab 276 528 animated
    beginTabs 651 350
    resize 165 63 animated
    beginInTab 690 777 animated
    beginPresented 584 783 animated
    beginPages 235 290 animated
    beginInTab 36 945
    settle 437 624 animated
    beginPushed 330 856 animated
    beginPresented 235 321 animated
    showColumn 705 88 animated
    removeTab 252 198 animated
    turnPage 477 27
    beginInTab 365 282 animated
    removeTab 821 574 animated
    openLink 823 118
    cancelTask 642 661 animated
    cancel 518 693
    showColumn 308 639
    popTo 678 538 animated
    """,
    // What a flow was to take away was superseded beside one that had been released.
    """
    beginPresented 455 799 animated
    settle 198 592 animated
    present 673 908 animated
    beginTabs 484 789 animated
    dismiss 806 576
    settle 563 400 animated
    removeTab 196 894
    putFingerOnSheet 165 157 animated
    beginTabs 289 892
    beginPages 145 131
    beginPushed 399 214
    beginPresented 914 787 animated
    beginPages 276 661
    choosePolicy 98 69 animated
    cancel 521 759
    """,
    // A column that had been exchanged was given to a plain flow begun elsewhere, which was not left any more then.
    """
    beginColumns 262 944
    beginPresented 119 132 animated
    beginColumns 960 92
    settle 849 219
    exchangeColumn 84 874
    beginPlainly 909 939
    beginColumns 304 343
    dismiss 696 532 animated
    """,
    """
    beginPlainly 248 924
    takeStep 350 863 animated
    beginPushed 990 978 animated
    beginColumns 749 290 animated
    takeStep 515 126
    openLinkAndBegin 931 724
    exchangeColumn 671 511
    beginPushed 452 353
    beginPlainly 595 271
    finish 879 455 animated
    """,
    // So was one that a look had seen.
    """
    beginColumns 854 813 animated
    openPlace 174 300 animated
    openLink 803 377
    beginColumns 6 472 animated
    tapTab 84 664 animated
    beginPresented 421 979
    beginPlainly 643 735
    cancel 296 722 animated
    """,
    // A plain child was given a stack that the app had presented, with what a flow that had ended had left on it.
    """
    rests
    beginPresented 404 954 animated
    presentDirectly 961 578 animated
    report 255 253
    beginPlainly 119 395
    popToRoot 902 260
    """,
    // A flow began in a tab of a bar that a link had taken away, ended there, and came back with the bar.
    """
    beginTabs 698 262 animated
    cancel 86 115 animated
    settle 979 164 animated
    report 485 156 animated
    beginTabs 512 51 animated
    openLink 282 14 animated
    addPlainTab 18 586 animated
    beginInTab 168 223
    dismiss 66 526
    pushDirectly 452 316
    report 869 867 animated
    finish 168 512 animated
    openPlace 961 302 animated
    cancel 350 345
    beginPushed 911 131 animated
    beginTabs 464 739 animated
    cancelTask 645 978 animated
    holdFlow 807 213
    openLinkThatFails 264 488 animated
    beginPresented 320 119
    beginColumns 17 406
    beginPresented 904 553 animated
    beginInTab 98 447 animated
    beginInTab 680 895 animated
    finish 423 368
    beginPages 752 286
    """,
    // A link that had failed left another tab chosen, in which a flow of another had been presented again.
    """
    choosePolicy 629 507 animated
    beginTabs 671 581 animated
    settle 854 640
    beginPresented 58 268 animated
    holdFlow 768 748 animated
    removeTab 388 594 animated
    beginPushed 763 606
    finish 143 868 animated
    beginPushed 738 436 animated
    openLinkAndShow 0 259
    beginPushed 391 499
    openPlace 785 130 animated
    beginInTab 965 903 animated
    beginPresented 639 427
    addPlainTab 506 532 animated
    openLinkAndBegin 934 693 animated
    removeTab 585 110
    beginPresented 909 18 animated
    settle 269 736
    popToRoot 499 260
    beginPresented 65 362 animated
    beginPushed 345 81
    openLink 75 840 animated
    show 428 780
    openLinkAndBegin 506 309
    swipeBack 971 432
    beginColumns 969 973 animated
    beginPages 737 490
    addPlainTab 316 274 animated
    openLinkThatFails 868 655 animated
    cancel 832 747
    beginAfar 42 494 animated
    openLinkAfar 435 857
    takeStep 753 34
    openLinkAfar 50 95 animated
    """,
    // What the app had put in a tab of a flow that a link left was not there again, and was not named.
    """
    beginTabs 272 0 animated
    restore 596 212 animated
    addPlainTab 737 749 animated
    openLinkAfar 42 42 animated
    """,
    // A link left a flow for another to come onto a stack on a page, which nobody can take out of its page view.
    """
    rests
    beginPages 569 996 animated
    dropChild 916 131
    beginTabs 616 283 animated
    ownPage 650 359
    openLinkAndBegin 82 26
    beginPushed 140 546
    beginColumns 238 943 animated
    beginPresented 872 45
    swipeDown 328 98
    openLinkAfar 521 299 animated
    """,
    // A link waited for ever for a flow that it had begun over a screen that it had covered.
    """
    direct
    listens
    swaps
    beginPushed 259 448
    report 73 722
    show 620 200
    restore 404 706 animated
    openLinkAfar 690 490
    openPlace 57 79 animated
    """,
    // A flow had ended by what it had elsewhere, and came back with a bar that a link had taken away.
    """
    beginColumns 224 846 animated
    beginPages 721 984
    beginTabs 739 534
    swipeDown 569 612
    ownPage 959 393
    openLinkAndBegin 75 721
    finish 660 277 animated
    """,
    // A guard in a tab that a later step of a link exchanged was not asked.
    """
    rests
    swaps
    openLinkAndShow 417 114
    beginPlainly 973 535
    dropChild 844 978
    openLinkAndBegin 436 843 animated
    set 408 296 animated
    report 628 982 animated
    beginTabs 134 936 animated
    beginPushed 160 240 animated
    openLinkAndBegin 270 264
    holdFlow 642 782
    presentDirectly 728 884
    finish 286 276
    beginTabs 529 633 animated
    openLinkAfar 115 850 animated
    """,
    // A link that had taken away what a flow goes on in waited for that, and that for the end of the link.
    """
    listens
    openLinkAndBegin 925 120
    beginColumns 230 182 animated
    takeStep 663 733 animated
    openLinkAfar 830 948 animated
    dropChild 902 837 animated
    beginAfar 144 477 animated
    openPlace 939 861 animated
    exchangeColumn 373 228
    beginAfar 240 205 animated
    openLinkThatFails 38 272
    """,
    // A flow that stayed had a page that lay over what it was to have again within it: that came too late, and over the page.
    """
    openLinkThatFails 630 530
    holdFlow 790 178 animated
    beginColumns 587 574
    beginAfar 936 110
    openLinkThatFails 484 174 animated
    openLink 140 71
    beginTabs 288 262
    removeTab 417 220 animated
    presentDirectly 291 857 animated
    report 506 735
    beginPushed 643 572
    popToRoot 272 638 animated
    beginPages 522 874
    dropChild 910 84 animated
    ownPage 899 277
    openLinkAfar 690 591 animated
    """,
    // What a flow had left in its tab was not named as what is not there again: its parent begins that flow there anew.
    """
    beginTabs 641 596 animated
    restore 700 90 animated
    report 586 376
    openLinkAfar 164 408 animated
    """,
  ]

  @Test("what has failed once is mended", arguments: mended)
  func mended(script: String) async throws {
    #expect(try await FuzzScript(script).failure() == nil)
  }

  @Test func `a script that fails shrinks to what makes it fail`() async throws {
    let script = FuzzScript(seed: 1, count: 200)
    #expect(
      script.steps.map(\.description) == FuzzScript(seed: 1, count: 200).steps.map(\.description))
    let shortest = await script.steps.shortest { steps in
      steps.contains { $0.kind == .show } && steps.contains { $0.kind == .swipeDown }
    }
    #expect(shortest.count == 2)
  }
}
