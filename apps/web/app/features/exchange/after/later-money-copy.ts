import { formatUsd } from '@dst/domain/calculator'
import type { BoughtAfter, FailedAfter, GainByYear, UnspentCash } from '@dst/domain/exchange-file'
import { weekdayDate } from '@dst/domain/wording'
import type { StatementRow } from './statement-rows.ts'

/** What is known of the cash that was not spent. */
export function unspentSentences(unspent: UnspentCash, isForecast: boolean): readonly string[] {
  const [amount, from] = [formatUsd(unspent.amount), weekdayDate(unspent.rightFrom)]
  const { rightFromIfExtended: extended } = unspent
  const withExtension = extended === undefined ? '' : `, with the extension filed from ${weekdayDate(extended)}`
  return [
    `${amount} of the cash ${isForecast ? 'would be' : 'was'} left, after the costs that were entered. You may ` +
      `usually ask for it from ${from} on${withExtension}.`,
    'That takes what you named to be what is entered here: with more named, or less, the day may be another.',
    ...(unspent.tooMuch > 0
      ? [`${formatUsd(unspent.tooMuch)} more was entered as paid back than was left: it counts nowhere. Check both.`]
      : []),
    ...(unspent.owesInterest ? ['Interest on the tax that waits may be due as well: ask your CPA.'] : []),
  ]
}

/** A row for each payment: the day on which it was paid, that on which it counts, and the amount. */
export function paymentRows({ payments }: UnspentCash): readonly StatementRow[] {
  return payments.map(({ paidOn, countsOn, amount }) => ({
    heading: paidOn === undefined ? 'Not entered as paid' : weekdayDate(paidOn),
    cells: [weekdayDate(countsOn), formatUsd(amount)],
  }))
}

/** A row for each year in which gain is taxed. */
export function gainRows(byYear: Readonly<Record<number, number>>): readonly StatementRow[] {
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

/** Where everything counts in the year of the sale, no part of its gain waits; undefined where some does. */
export function atOnceSentence({ gain, sold, unspent }: FailedAfter): string | undefined {
  if (unspent.inLaterYears || !gain.computed) return undefined
  const whole = Object.values(gain.lines.byYear).reduce((sum, amount) => sum + amount, 0)
  return (
    `All of it counts in ${sold.year}, the year of the sale: the gain of ${formatUsd(whole)} belongs to the return ` +
    'for that year, as with any sale, and Form 6252 does not.'
  )
}

type GainOfFailed = Extract<FailedAfter['gain'], { computed: true }>
type InstallmentLines = GainOfFailed['lines']

/** Form 6252 by one reading of the loan. */
export interface InstallmentReading {
  readonly heading: string
  readonly lines: InstallmentLines
}

/** Form 6252 in one reading, in two where there was a loan. */
export function readingsOf({ lines, loanAsPayment }: GainOfFailed): readonly InstallmentReading[] {
  if (loanAsPayment === undefined) return [{ heading: 'Form 6252', lines }]
  return [
    { heading: 'Form 6252, with the loan as one that the buyer took over or paid off', lines },
    { heading: 'Form 6252, with the loan as a payment in the year of the sale', lines: loanAsPayment },
  ]
}

/** The lines of Form 6252 that follow from the file. */
export function installmentRows(lines: InstallmentLines): readonly StatementRow[] {
  const row = (heading: string, amount: number) => ({ heading, cells: [formatUsd(amount)] })
  return [
    row('5 Selling price', lines.line5),
    row('6 Loan on the property', lines.line6),
    row('7 Line 5 less line 6', lines.line7),
    row('13 Basis, costs and recapture', lines.line13),
    row('14 Line 5 less line 13', lines.line14),
    row('16 Gross profit', lines.line16),
    row('17 Loan beyond line 13', lines.line17),
    row('18 Contract price', lines.line18),
    { heading: '19 Gross profit percentage', cells: [`${(lines.line19 * 100).toFixed(2)}%`] },
  ]
}

/** How the part of each payment that is gain comes about. */
export function ratioSentence({ gainByYear, form: { counted } }: BoughtAfter): string | undefined {
  if (!gainByYear.computed || gainByYear.ratio === undefined) return undefined
  if (gainByYear.ratio === 1) {
    return `All of this cash is gain: the gain of ${formatUsd(counted.line19)} is no less (Form 6252, line 19: 100%).`
  }
  return (
    `Of each dollar of cash, ${(gainByYear.ratio * 100).toFixed(2)} cents are gain: the gain of ` +
    `${formatUsd(counted.line19)}, at most the cash, over the cash (Form 6252, line 19).`
  )
}
