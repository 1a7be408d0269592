/// Exhibits of one kind.
@MainActor struct Room {
  let title: String
  let exhibits: [Exhibit.Type]

  static let all = [
    Room(
      title: "Texts",
      exhibits: [LabelExhibit.self, TextFieldExhibit.self, TextViewExhibit.self]),
    Room(
      title: "Controls",
      exhibits: [
        ButtonExhibit.self, SwitchExhibit.self, SliderExhibit.self, StepperExhibit.self,
        SegmentedControlExhibit.self, PageControlExhibit.self,
      ]),
    Room(title: "Pickers", exhibits: [DatePickerExhibit.self, PickerExhibit.self]),
    Room(
      title: "Views",
      exhibits: [
        ImageExhibit.self, StackExhibit.self, ProgressExhibit.self, ActivityExhibit.self,
      ]),
    Room(
      title: "Lists",
      exhibits: [
        TableExhibit.self, SwipeExhibit.self, GridExhibit.self, RefreshExhibit.self,
        SearchExhibit.self,
      ]),
    Room(
      title: "Presentations",
      exhibits: [AlertExhibit.self, PresentationExhibit.self, ActivityViewExhibit.self]),
    Room(
      title: "Containers",
      exhibits: [BarExhibit.self, PageExhibit.self, ContainerExhibit.self, ChildExhibit.self]),
  ]
}
