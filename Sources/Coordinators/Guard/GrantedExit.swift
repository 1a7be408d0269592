/// A way out that all who were asked have let go.
struct GrantedExit {
  let exit: Exit
  let way: WayOut
  let agreed: [Weakly<Flow>]
}
