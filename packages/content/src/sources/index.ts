export type { CalendarDate, Source } from './source'
export { pageReviews } from './page-reviews'
export { lastReviewed, sources } from './sources'
export type { Reviewed, SourceId } from './sources'
