/** Parts above and below the rows that are hydrated after them, in one script. */
export { Pager } from './pager'
export { SummaryCards } from './summary-cards'
