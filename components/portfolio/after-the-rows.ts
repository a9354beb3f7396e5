/** Code that the list needs only after its rows are shown, in one script. */
export { keepLastList } from '@/lib/browser-memory/last-list'
export { PortfolioNotices } from './portfolio-notices'
