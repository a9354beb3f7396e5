/**
 * Increase it when what research writes about an organization changes without a change of the data, the scoring or the rules of
 * names (another field, another check, another sentence). After an upgrade the installation then researches all its organizations
 * again.
 */
export const answersVersion = 6
