/**
 * Tags that filers use for revenue, widest meaning first: of several the first counts. `Revenues` is all revenue; the others are
 * revenue from contracts with customers, with and without taxes that are passed on, and its name before 2018.
 */
export const REVENUE_TAGS = [
  ['us-gaap', 'Revenues'],
  ['us-gaap', 'RevenueFromContractWithCustomerExcludingAssessedTax'],
  ['us-gaap', 'RevenueFromContractWithCustomerIncludingAssessedTax'],
  ['us-gaap', 'SalesRevenueNet'],
  ['ifrs-full', 'Revenue'],
] as const
