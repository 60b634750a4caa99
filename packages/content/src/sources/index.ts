export type { CalendarDate, Source, Work } from './source'
export { pageReviews } from './page-reviews'
export { lastReviewed, sources } from './sources'
export type { Reviewed, SourceId } from './sources'
