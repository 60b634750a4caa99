import { formatUsd } from '@dst/domain/calculator'
import { percentOf } from '@dst/domain/calculator-explanation'
import { compareWays, type Assumptions, type Ending, type Way } from '@dst/domain/comparison'
import type { FileComparison } from '@dst/domain/exchange-file'
import { growthBand } from '@dst/domain/parameters'
import { figuresFor } from './state-tax-copy.ts'

const usd = formatUsd

/** The ways in the order in which they always stand. */
export const ways = ['pay', 'dst', 'buy', 'hold'] as const satisfies readonly Way[]

export const wayNames = {
  pay: 'Pay the tax',
  dst: 'DST',
  buy: 'Buy yourself',
  hold: 'Keep it',
} as const satisfies Record<Way, string>

const access = {
  pay: 'Cash at once, and what you buy with it can be sold',
  dst: 'Not on demand: tied up until the trust sells',
  buy: 'By a sale or a loan, in months',
  hold: 'By a sale or a loan, in months',
} as const satisfies Record<Way, string>

const work = {
  pay: 'As much work and risk as what you buy with it',
  dst: 'No work and no say; one sponsor, a few buildings',
  buy: 'Your work or a manager you pay; one building, and deadlines to find it',
  hold: 'Your work as today; one building that you know',
} as const satisfies Record<Way, string>

/** Five rows by four ways. */
export function compareRows(compared: FileComparison) {
  const { comparison, assumptions } = compared
  const row = (heading: string, cell: (way: Way) => string) => ({ heading, cells: ways.map(cell) })
  return [
    row('Works for you on day one', (way) => usd(comparison.ways[way].works)),
    row('Income a year after tax', (way) => usd(comparison.ways[way].firstIncome)),
    row('Can you get at it', (way) => access[way]),
    row(`Value after tax in ${formatYears(assumptions.years)}`, (way) => valueCell(compared, way)),
    row('Work and risk', (way) => work[way]),
  ]
}

function valueCell(compared: FileComparison, way: Way): string {
  const { value, taxOwed } = compared.comparison.ways[way]
  return taxOwed > 0.5 ? `${usd(value)}, with ${figuresFor(compared).usd(taxOwed)} of tax still put off` : usd(value)
}

/** What the chart shows, as a sentence. */
export function gapSentence(compared: FileComparison): string {
  const { comparison, assumptions } = compared
  const { gap, ways: outcomes } = comparison
  const about = figuresFor(compared)
  const after = `After ${formatYears(assumptions.years)}${endingLabels[assumptions.ending]}`
  const [pay, dst] = [about.usd(outcomes.pay.value), about.usd(outcomes.dst.value)]
  const both = `paying the tax comes to ${pay} and the DST to ${dst}`
  if (Math.abs(gap) < 0.5) return `${after}, ${both}: the same.`
  const owed =
    outcomes.dst.taxOwed > 0.5 ? ` With the DST, ${about.usd(outcomes.dst.taxOwed)} of tax is then still put off.` : ''
  return `${after}, ${both}: ${about.usd(Math.abs(gap))} ${gap < 0 ? 'behind' : 'ahead'}.${owed}`
}

/** In place of a comparison, once the exchange is over. */
export const nothingToCompare =
  'The exchange is over, so the ways are no longer compared: they were open until it ended.'

/** What amounts below zero are, where the tax takes more than the cash; undefined where it doesn't. */
export function shortfallSentence(compared: FileComparison): string | undefined {
  const { sale, comparison } = compared
  const short = -comparison.ways.pay.works
  if (short < 0.5) return undefined
  const left = (sale.cashTaken ?? 0) > 0 ? 'that is left at closing' : 'at closing'
  return (
    `The tax is ${figuresFor(compared).usd(short)} more than the cash ${left}. ` +
    'Amounts below zero are money that you would have to bring, and no way works with it.'
  )
}

/** How the years end. */
export const endingNames = {
  sold: 'Sold, and the tax is paid',
  exchanged: 'Exchanged again',
  heirs: 'Left to heirs',
} as const satisfies Record<Ending, string>

const endingLabels = {
  sold: ', sold and taxed',
  exchanged: ', exchanged again',
  heirs: ', left to heirs',
} as const satisfies Record<Ending, string>

/** What the DST comes to by year with less growth, and with more. */
export function bandOf({ sale, assumptions }: FileComparison) {
  const growth = dstGrowth(assumptions)
  const shown = (change: number) => compareWays(sale, grownBy(assumptions, change)).ways.dst.byYear
  return {
    label:
      `The DST if it grows by ${signedPercent(growth - growthBand)} ` +
      `to ${signedPercent(growth + growthBand)} a year ` +
      `instead of ${signedPercent(growth)}, hypothetical`,
    low: shown(-growthBand),
    high: shown(growthBand),
  }
}

function dstGrowth({ likeForLike, returns }: Assumptions): number {
  return likeForLike ? returns.pay.growth : returns.dst.growth
}

/** Like for like, the DST has the returns of paying the tax; only its own line is read from this. */
function grownBy(assumptions: Assumptions, change: number): Assumptions {
  const { returns } = assumptions
  const changed = (way: 'pay' | 'dst') => ({ ...returns[way], growth: returns[way].growth + change })
  return { ...assumptions, returns: { ...returns, pay: changed('pay'), dst: changed('dst') } }
}

/** The parts of the gap, the one from other returns marked. */
export function splitSteps({ comparison, assumptions }: FileComparison) {
  const { deferral, basis, fees, leverage, returns, badYear } = comparison.gapParts
  const steps = [
    { label: 'Tax that works until the end', value: deferral },
    { label: 'Less depreciation', value: basis },
    { label: 'Up-front costs', value: fees },
    ...(assumptions.likeForLike
      ? []
      : [
          { label: 'The loan of the DST', value: leverage },
          { label: 'Different assumed returns', value: returns, hatched: true },
        ]),
    ...(badYear < -0.5 ? [{ label: 'A loan due in a bad year', value: badYear }] : []),
  ]
  return steps.map((step) => ({ ...step, amount: signedUsd(step.value) }))
}

/** The split as a sentence. */
export function splitSentence(compared: FileComparison): string {
  const { comparison, assumptions } = compared
  const { gap, gapParts } = comparison
  const end = `The DST ends ${figuresFor(compared).usd(Math.abs(gap))} ${gap < 0 ? 'behind' : 'ahead'}.`
  if (assumptions.likeForLike) return `${end} Only costs, basis and deferral make the difference.`
  const { returns, badYear } = gapParts
  const due = badYear < -0.5 ? `, and a loan that comes due in a bad year ${signedUsd(badYear)}` : ''
  return `${end} Different assumed returns make ${signedUsd(returns)} of it${due}.`
}

export function signedUsd(amount: number): string {
  if (Math.abs(amount) < 0.5) return usd(0)
  return `${amount < 0 ? '−' : '+'}${usd(Math.abs(amount))}`
}

export function signedPercent(share: number): string {
  const rounded = percentOf(Math.abs(share))
  return share < 0 && rounded !== '0%' ? `−${rounded}` : rounded
}

export function formatYears(years: number): string {
  return `${years} ${years === 1 ? 'year' : 'years'}`
}

const compact = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  notation: 'compact',
  maximumSignificantDigits: 3,
})

/** For the scale of the chart, e.g. "$1.5M". */
export function shortUsd(amount: number): string {
  return compact.format(amount)
}
