/** A median over fewer companies than this says more about those companies than about their industry. */
export const fewestOfAClass = 10

/** A score is compared with others only where at least this many companies of the industry have a known share as high. */
export const fewestWithAScore = 10
