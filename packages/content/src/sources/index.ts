export type { CalendarDate, Source, Work } from './source.ts'
export { pageReviews } from './page-reviews.ts'
export { lastReviewed, sources } from './sources.ts'
export type { Reviewed, SourceId } from './sources.ts'
