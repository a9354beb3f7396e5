/** What stands above and below the rows and is hydrated after them: one script for both. */
export { Pager } from './pager'
export { SummaryCards } from './summary-cards'
