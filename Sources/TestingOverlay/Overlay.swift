// Swift Testing names a module of its own for files that import both it and a module called UIKit,
// and looks for it wherever such a file is compiled. On Apple's platforms it has one; here this
// empty one takes its place.
