import { practiceSources } from './practice-sources'
import { securitiesSources } from './securities-sources'
import type { CalendarDate, Source } from './source'
import { taxSources } from './tax-sources'

const table = { ...taxSources, ...securitiesSources, ...practiceSources }

/** The name by which content refers to a source. */
export type SourceId = keyof typeof table

/** Every source that the site's content rests on. */
export const sources: Readonly<Record<SourceId, Source>> = table

/** Content that names its sources and the day on which a person last read it against them. */
export interface Reviewed {
  readonly sources: readonly SourceId[]
  readonly reviewed: CalendarDate
}

/**
 * The date to show as "Last reviewed": the oldest among the content's own review and those of its sources,
 * so that a source that was not looked at again holds the date back.
 */
export function lastReviewed(content: Reviewed): CalendarDate {
  return content.sources
    .map((id) => sources[id].reviewed)
    .reduce((oldest, date) => (date < oldest ? date : oldest), content.reviewed)
}
