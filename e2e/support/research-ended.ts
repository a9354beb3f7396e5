/** What the page says once research has ended: of a company that was identified, or that none was. */
export const researchEnded = /^Research (complete|ended: company not identified)$/
