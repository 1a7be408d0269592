#import <Foundation/Foundation.h>

/// Runs the block, and gives the exception that ended it, if one did.
NSException *_Nullable catchingException(void (NS_NOESCAPE ^_Nonnull block)(void));
