export type { CalendarDate, Source } from './source'
export { lastReviewed, sources } from './sources'
export type { Reviewed, SourceId } from './sources'
