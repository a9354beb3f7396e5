/**
 * Raised when what research writes of an organization becomes another without a change of the data, the scoring or the rules of names (a
 * field more, a check more, another sentence). An installation that is upgraded then researches all its organizations again by itself.
 */
export const answersVersion = 3
