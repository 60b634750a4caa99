import type { Allowance, GainRule, StateYear, Step, Surtax } from '@dst/domain/parameters/states'
import { byFiling, dollars, duration, filings, inProse, percent, ratesOf } from '~/lib/states/state-words.ts'

/** A figure of a state's year; how sure they are is no figure. */
export type FigureOfYear = Exclude<keyof StateYear, 'kind'>

/** The value of a figure in words; undefined where the year doesn't have it. */
export function figureWords(name: FigureOfYear, year: StateYear): string | undefined {
  return year[name] === undefined ? undefined : words[name](year)
}

const words: Record<FigureOfYear, (year: StateYear) => string> = {
  base: ({ base }) => (base === 'agi' ? 'adjusted gross income' : 'federal taxable income'),
  deductionAddedBack: ({ deductionAddedBack: rule }) =>
    rule ? `all above ${byFiling(rule.above)}, once income is over ${dollars(rule.agiOver)}` : '',
  added: ({ added }) => (added ? byFiling(added) : ''),
  gain: ({ gain }) => (gain ? gainWords(gain) : ''),
  deduction: ({ deduction }) => allowanceWords(deduction),
  disputed: ({ disputed }) => allowanceWords(disputed?.deduction),
  exemption: ({ exemption }) => allowanceWords(exemption),
  federalTaxDeducted: ({ federalTaxDeducted: rule }) =>
    [
      rule?.withInvestmentTax ? 'income tax and net investment income tax' : 'income tax',
      ...(rule?.most ? [`at most ${stepsWords(rule.most.single, dollars)} (single)`] : []),
    ].join(', '),
  brackets: (year) => {
    const top = Object.fromEntries(filings.map((filing) => [filing, year.brackets?.from[filing].at(-1) ?? 0]))
    const rates = inProse(ratesOf(year).map(percent))
    return ratesOf(year).length < 2 ? rates : `${rates}, the last from ${byFiling(top as never)}`
  },
  rateLessAmount: (year) => `${inProse(ratesOf(year).map(percent))} of all taxable income, less an amount`,
  taxSteps: ({ taxSteps = [] }) =>
    inProse(taxSteps.slice(1).map(([from, tax, rate]) => `${dollars(tax)} and ${percent(rate)} over ${dollars(from)}`)),
  businessGain: ({ businessGain: rule }) =>
    rule ? `${byFiling(rule.excludedUpTo)} left out, ${percent(rule.rate)} on the rest` : '',
  shortTermRate: ({ shortTermRate = 0 }) => percent(shortTermRate),
  recapture: ({ recapture: rule }) =>
    rule
      ? `from income over ${dollars(rule.agiOver)}; over ${dollars(rule.flatAbove.agi)} all is ` +
        `taxed at ${percent(rule.flatAbove.rate)}`
      : '',
  ladders: ({ ladders = [] }) => {
    const steps = ladders.map(({ most, over }) => `${dollars(most.single)} from income over ${dollars(over.single)}`)
    return `up to ${inProse(steps)} (single)`
  },
  surtaxes: ({ surtaxes = [] }) => inProse(surtaxes.map(surtaxWords)),
  credit: ({ credit }) => allowanceWords(credit),
  creditShare: ({ creditShare }) => (creditShare ? `${stepsWords(creditShare.single, percent)} (single)` : ''),
  fixedTax: ({ fixedTax = 0 }) => dollars(fixedTax),
  leastTax: ({ leastTax: rule }) =>
    rule ? `${percent(rule.share)} of adjusted gross income, once that is over ${dollars(rule.agiOver)}` : '',
  noTaxUpTo: ({ noTaxUpTo }) => (noTaxUpTo ? byFiling(noTaxUpTo) : ''),
}

/** A tax on top, e.g. "1% on taxable income over $1,000,000". */
export function surtaxWords({ rate, on, over, whenAgiOver }: Surtax): string {
  const what = { taxable: 'taxable income', gain: 'the gain', investment: 'investment income' }[on]
  return [
    `${percent(rate)} on ${what}`,
    ...(over ? [`over ${byFiling(over)}`] : []),
    ...(whenAgiOver ? [`once adjusted gross income is over ${byFiling(whenAgiOver)}`] : []),
  ].join(' ')
}

/** What a state does with a long-term gain, in words. */
export function gainWords(rule: GainRule): string {
  const { excludedShare, untaxedAbove, excludedUpTo, orShare, exceptDepreciation, brackets, cap } = rule
  const parts = [
    ...(excludedShare === undefined ? [] : [`${percent(excludedShare)} left out${conditionWords(rule)}`]),
    ...(untaxedAbove === undefined ? [] : [`all above ${dollars(untaxedAbove)} left out`]),
    ...(excludedUpTo ? [`up to ${byFiling(excludedUpTo)} left out`] : []),
    ...(orShare
      ? [`or ${percent(orShare.share)}, up to ${dollars(orShare.most)}, ${longHeld(orShare.monthsHeld)}`]
      : []),
    ...(exceptDepreciation ? ['none of it for gain from depreciation'] : []),
    ...(rule.mostOfFederalTaxable
      ? [`never over ${percent(rule.mostOfFederalTaxable)} of federal taxable income`]
      : []),
    ...(brackets
      ? [`${inProse(brackets.rates.map(percent))}, the last from ${dollars(brackets.from.single.at(-1) ?? 0)} (single)`]
      : []),
    ...(cap ? [`at most ${percent(cap.rate)}`] : []),
  ]
  return parts.join(', ')
}

/** Where a share has a second rule: held so long, and no home. */
export function longHeld(months: number): string {
  return `if held over ${duration(months - 1)} and never used as a home`
}

/** What property must be for the share, as the end of a sentence. */
export function conditionWords({ requires, monthsHeld }: GainRule): string {
  if (requires === 'bought-after-2011') return ' if bought after 2011'
  const held = monthsHeld === undefined ? '' : `, held ${duration(monthsHeld)} or more`
  return requires === 'in-state' ? ` on property in the state${held}` : held
}

/** A deduction, an exemption or a credit in words, with what makes it smaller. */
export function allowanceWords(allowance: Allowance | undefined): string {
  if (allowance === undefined) return ''
  const { amount, amountByIncome, shareOfFederalDeduction, reduction, least, lostAbove } = allowance
  const from = reduction && shrinksFrom(allowance)
  return [
    ...(amount ? [byFiling(amount)] : []),
    ...(amountByIncome ? [`${stepsWords(amountByIncome.single, dollars)} (single)`] : []),
    ...(shareOfFederalDeduction === undefined ? [] : [federalShare(shareOfFederalDeduction)]),
    ...(from === undefined ? [] : [`less as income passes ${from}`]),
    ...(least ? [`at least ${byFiling(least)}`] : []),
    ...(lostAbove ? [`none above ${byFiling(lostAbove)}`] : []),
  ].join('; ')
}

function federalShare(share: number): string {
  return share === 1 ? 'that of the federal return' : `${percent(share)} of the federal deduction`
}

/** The income from which an allowance shrinks. */
function shrinksFrom({ reduction }: Allowance): string | undefined {
  if (reduction === undefined) return undefined
  if (reduction.by !== 'rate') return byFiling(reduction.over)
  const start = reduction.brackets.single.find(([, rate]) => rate > 0)
  return start && `${dollars(start[0])} (single)`
}

/** First and last of values that follow income. */
function stepsWords(steps: readonly Step[], write: (value: number) => string): string {
  const [first, last] = [steps[0], steps.at(-1)]
  if (first === undefined || last === undefined) return ''
  return `${write(first[1])}, down in steps to ${write(last[1])} above an income of ${dollars(last[0])}`
}
