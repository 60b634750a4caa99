import { formatUsd } from '@dst/domain/calculator'
import type { AfterGap, BoughtAfter, FailedAfter } from '@dst/domain/exchange-file'
import { listed, spellNumber, weekdayDate } from '@dst/domain/wording'

/** The first lines of the view: what is taxed, and when, and what the new basis is. */
export function leadSentences(after: BoughtAfter, today: string): readonly string[] {
  const { form, purchases } = after
  const parts = purchases.length === 1 ? '' : `, in ${spellNumber(purchases.length)} parts`
  const { line14 } = form.lines
  return [
    taxedSentence(after, today),
    ...(line14 === 0 ? [] : [`Line 14, furniture sold with it, taxed besides: ${formatUsd(line14)}.`]),
    `Line 25, basis of what you bought: ${formatUsd(form.counted.line25)}${parts}.`,
  ]
}

function taxedSentence({ form, gainByYear, sold }: BoughtAfter, today: string): string {
  const taxed = formatUsd(form.counted.line23)
  const years = gainByYear.computed ? Object.entries(gainByYear.byYear).filter(([, gain]) => gain > 0) : []
  if (years.every(([year]) => Number(year) === sold.year)) {
    const isThisYear = today.startsWith(String(sold.year))
    return `Line 23, taxed ${isThisYear ? 'this year' : `for ${sold.year}`}: ${taxed}.`
  }
  const [only, ...others] = years
  if (only !== undefined && others.length === 0) return `Line 23, usually taxed in ${only[0]}: ${taxed}.`
  const parts = years.map(([year, gain]) => `${formatUsd(gain)} in ${year}`)
  return `Line 23, taxed: ${taxed}, of it usually ${listed(parts, 'and')}.`
}

/** Why Form 8824 has no place where nothing was bought. */
export const noExchange =
  'Nothing was received: this was a sale and no exchange. It is usually reported on Form 4797, and ' +
  'Form 8824 is not filed.'

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
