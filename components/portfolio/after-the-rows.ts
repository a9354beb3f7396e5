/** What the list needs only once its rows are there: one script for all of it. */
export { keepLastList } from '@/lib/browser-memory/last-list'
export { PortfolioNotices } from './portfolio-notices'
