/// How a flow that runs for a result is shown.
enum ResultWay: CaseIterable { case push, present, over }
