import { afterClosingSources } from './after-closing-sources.ts'
import { costSegregationSources } from './cost-segregation-sources.ts'
import { courtSources } from './court-sources.ts'
import { deferredExchangeSources } from './deferred-exchange-sources.ts'
import { dstLawSources } from './dst-law-sources.ts'
import { foreignOwnerSources } from './foreign-owner-sources.ts'
import { homeSources } from './home-sources.ts'
import { inheritanceSources } from './inheritance-sources.ts'
import { installmentSources } from './installment-sources.ts'
import { intermediarySources } from './intermediary-sources.ts'
import { memorandumSources } from './memorandum-sources.ts'
import { noteSaleSources } from './note-sale-sources.ts'
import { offeringSources } from './offering-sources.ts'
import { passiveLossSources } from './passive-loss-sources.ts'
import { parkingSources } from './parking-sources.ts'
import { opportunityZoneSources } from './opportunity-zone-sources.ts'
import { practiceSources } from './practice-sources.ts'
import { privateOfferingSources } from './private-offering-sources.ts'
import { registerSources } from './register-sources.ts'
import { relatedPartySources } from './related-party-sources.ts'
import { securitiesSources } from './securities-sources.ts'
import { sellingRulesSources } from './selling-rules-sources.ts'
import type { CalendarDate, Source } from './source.ts'
import { stateSources } from './state-sources.ts'
import { taxAct2025Sources } from './tax-act-2025-sources.ts'
import { taxOfASaleSources } from './tax-of-a-sale-sources.ts'
import { taxSources } from './tax-sources.ts'
import { taxpayerSources } from './taxpayer-sources.ts'

const table = {
  ...taxSources,
  ...taxOfASaleSources,
  ...installmentSources,
  ...afterClosingSources,
  ...deferredExchangeSources,
  ...securitiesSources,
  ...practiceSources,
  ...privateOfferingSources,
  ...intermediarySources,
  ...memorandumSources,
  ...registerSources,
  ...courtSources,
  ...taxAct2025Sources,
  ...inheritanceSources,
  ...offeringSources,
  ...passiveLossSources,
  ...stateSources,
  ...taxpayerSources,
  ...parkingSources,
  ...relatedPartySources,
  ...noteSaleSources,
  ...dstLawSources,
  ...sellingRulesSources,
  ...homeSources,
  ...foreignOwnerSources,
  ...opportunityZoneSources,
  ...costSegregationSources,
}

/**
 * The id with which content refers to a source.
 * @useDeclaredType
 */
export type SourceId = keyof typeof table

/** Every source of the site's content. */
export const sources: Readonly<Record<SourceId, Source>> = table

/** Content that names its sources, and the date on which a person last wrote it or checked it against them. */
export interface Reviewed {
  readonly sources: readonly SourceId[]
  readonly reviewed: CalendarDate
}

/**
 * The date since which all of it stands: the oldest among the content's own review and those of its sources,
 * so that a source that was not reviewed again holds the date back.
 */
export function lastReviewed(content: Reviewed): CalendarDate {
  return content.sources
    .map((id) => sources[id].reviewed)
    .reduce((oldest, date) => (date < oldest ? date : oldest), content.reviewed)
}
