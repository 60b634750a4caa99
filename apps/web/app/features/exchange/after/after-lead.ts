import { formatUsd } from '@dst/domain/calculator'
import type { AfterGap, BoughtAfter, FailedAfter } from '@dst/domain/exchange-file'
import { spellNumber, weekdayDate } from '@dst/domain/wording'

/** The first line of the view: what is taxed, and what the new basis is. */
export function leadSentences({ form: { counted }, purchases }: BoughtAfter): readonly string[] {
  const parts = purchases.length === 1 ? '' : `, in ${spellNumber(purchases.length)} parts`
  return [
    `Line 23, taxed this year: ${formatUsd(counted.line23)}.`,
    `Line 25, basis of what you bought: ${formatUsd(counted.line25)}${parts}.`,
  ]
}

/** The same where part of the gain is reported in a later year. */
export function taxedLaterSentence({ gainByYear, sold }: BoughtAfter): string | undefined {
  if (!gainByYear.computed) return undefined
  const later = Object.entries(gainByYear.byYear).filter(([year, gain]) => Number(year) > sold.year && gain > 0)
  if (later.length === 0) return undefined
  const parts = later.map(([year, gain]) => `${formatUsd(gain)} of it usually in ${year}`)
  return `${parts.join(', ')}, when the money counts as received.`
}

/** Why Form 8824 has no place where nothing was bought. */
export const noExchange = 'Nothing was received, so this was a sale and no exchange: Form 8824 does not belong to it.'

/** The first line where nothing was bought. */
export function failedLead({ unspent }: FailedAfter): readonly string[] {
  const [left, from] = [formatUsd(unspent.amount), weekdayDate(unspent.rightFrom)]
  return [
    noExchange,
    ...(unspent.amount > 0 ? [`The ${left} that the sale left can be asked for from ${from} on.`] : []),
  ]
}

/** What is said while nothing can be computed. */
export const nothingBought = 'Enter what you buy, or have bought: then its lines and its basis are counted here.'

/** Whether a gap is about a purchase, and not about the sale. */
export function isNothingBought(gap: AfterGap): gap is Extract<AfterGap, { code: 'nothing-bought' }> {
  return gap.code === 'nothing-bought'
}
