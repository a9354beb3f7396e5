/** Of fewer companies than this a median says more about them than about their industry. */
export const fewestOfAClass = 10

/** A score is set beside others only where at least this many companies of its industry are known as well as it is. */
export const fewestWithAScore = 10
