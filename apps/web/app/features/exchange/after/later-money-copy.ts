import { formatUsd } from '@dst/domain/calculator'
import type { BoughtAfter, FailedAfter, GainByYear, UnspentCash } from '@dst/domain/exchange-file'
import { weekdayDate } from '@dst/domain/wording'

/** What is known of the cash that was not spent. */
export function unspentSentences(unspent: UnspentCash, isForecast: boolean): readonly string[] {
  const from = weekdayDate(unspent.rightFrom)
  return [
    isForecast
      ? `${formatUsd(unspent.amount)} of the cash would be left. You may usually ask for it from ${from} on.`
      : `${formatUsd(unspent.amount)} of the cash was left. You may usually ask for it from ${from} on.`,
    ...(unspent.tooMuch > 0
      ? [`${formatUsd(unspent.tooMuch)} more was entered as paid back than was left: it counts nowhere. Check both.`]
      : []),
    ...(unspent.owesInterest ? ['Interest on the tax that waits may be due as well: ask your CPA.'] : []),
  ]
}

/** A row for each payment: the day on which it was paid, that on which it counts, and the amount. */
export function paymentRows({ payments }: UnspentCash) {
  return payments.map(({ paidOn, countsOn, amount }) => ({
    heading: paidOn === undefined ? 'Not entered as paid' : weekdayDate(paidOn),
    cells: [weekdayDate(countsOn), formatUsd(amount)],
  }))
}

/** A row for each year in which gain is taxed. */
export function yearRows(byYear: Readonly<Record<number, number>>) {
  return Object.entries(byYear).map(([year, gain]) => ({ heading: year, cells: [formatUsd(gain)] }))
}

/** Why the gain of each year isn't computed. */
export const notByYear = {
  'debt-short': 'The rules don’t say in which year debt that wasn’t replaced is taxed. Ask your CPA.',
  'other-property':
    'You received furniture or the like, and cash in a later year: how the two are divided between the years is not ' +
    'computed here. Ask your CPA.',
} as const satisfies Record<Extract<GainByYear, { computed: false }>['reason'], string>

/** Why the gain of a failed exchange isn't computed by year. */
export const failedNotByYear = {
  loss: 'The sale made a loss: it is not spread over years, and belongs to the year of the sale.',
  'payments-above-price': 'More was entered as paid than the price leaves. Check the payments.',
} as const satisfies Record<Extract<FailedAfter['gain'], { computed: false }>['reason'], string>

/** How the part of each payment that is gain comes about. */
export function ratioSentence({ gainByYear, form: { counted } }: BoughtAfter): string | undefined {
  if (!gainByYear.computed || gainByYear.ratio === undefined) return undefined
  return (
    `Of each dollar of cash, ${(gainByYear.ratio * 100).toFixed(2)} cents are gain: the gain of ` +
    `${formatUsd(counted.line19)}, at most the cash, over the cash (Form 6252, line 19).`
  )
}
