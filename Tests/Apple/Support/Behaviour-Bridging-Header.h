#import "ExceptionCatcher.h"
