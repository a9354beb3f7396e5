/**
 * How filers tag revenue, the widest meaning first: where a year has several, the first that it has counts. `Revenues` is all of
 * it; the others are revenue from contracts with customers, with and without the tax that is passed on, and its name before 2018.
 */
export const REVENUE_TAGS = [
  ['us-gaap', 'Revenues'],
  ['us-gaap', 'RevenueFromContractWithCustomerExcludingAssessedTax'],
  ['us-gaap', 'RevenueFromContractWithCustomerIncludingAssessedTax'],
  ['us-gaap', 'SalesRevenueNet'],
  ['ifrs-full', 'Revenue'],
] as const
