import { formatUsd } from '@dst/domain/calculator'
import type { ByStateFiling, StateFigures, StateFiling, StateYear } from '@dst/domain/parameters/states'
import { listed } from '@dst/domain/wording'

/** The ways to file, in the order in which pages name them. */
export const filings = ['single', 'joint', 'separate', 'head'] as const satisfies readonly StateFiling[]

/** What each way to file is called beside an amount. */
export const filingWords = {
  single: 'single',
  joint: 'jointly',
  separate: 'separately',
  head: 'head of household',
} as const satisfies Record<StateFiling, string>

/** A rate as people write it, e.g. "4.4%". */
export function percent(share: number): string {
  return `${Number((share * 100).toFixed(4))}%`
}

/** An amount in US dollars, with cents only where it has any. */
export function dollars(amount: number): string {
  return Number.isInteger(amount)
    ? formatUsd(amount)
    : amount.toLocaleString('en-US', { style: 'currency', currency: 'USD' })
}

/** Items in prose: one alone, two with "and", more with commas. */
export function inProse(items: readonly string[], last: 'and' | 'or' = 'and'): string {
  return items.length < 2 ? items.join('') : listed(items, last)
}

/** An amount for each way to file: once if all have the same, else those that differ from `single` by name. */
export function byFiling(amounts: ByStateFiling): string {
  const values = [...new Set(filings.map((filing) => amounts[filing]))]
  const [only] = values
  if (values.length === 1 && only !== undefined) return dollars(only)
  const named = values.map((value) => {
    const alike = filings.filter((filing) => amounts[filing] === value)
    // Who files separately has the amount of a single person unless another is named.
    const told = alike.filter((filing) => filing !== 'separate' || !alike.includes('single'))
    return `${dollars(value)} (${inProse(
      told.map((filing) => filingWords[filing]),
      'or',
    )})`
  })
  return inProse(named)
}

/** The state within a sentence. */
export function placeName({ code, name }: StateFigures): string {
  return code === 'DC' ? `the ${name}` : name
}

/** The state at the start of a sentence. */
export function placeAtStart({ code, name }: StateFigures): string {
  return code === 'DC' ? `The ${name}` : name
}

/** The years of a state's figures, the latest first. */
export function yearsOf({ years }: StateFigures): readonly (readonly [year: number, figures: StateYear])[] {
  return Object.entries(years)
    .flatMap(([year, figures]) => (figures === undefined ? [] : [[Number(year), figures] as const]))
    .toSorted(([one], [other]) => other - one)
}

/** The latest year of a state's figures. Throws for a state that has none. */
export function latestYear(state: StateFigures): readonly [year: number, figures: StateYear] {
  const [latest] = yearsOf(state)
  if (latest === undefined) throw new Error(`${state.name} has no figures of any year`)
  return latest
}

/** Every rate above 0 of a year, in order. */
export function ratesOf({ brackets, rateLessAmount, taxSteps }: StateYear): readonly number[] {
  const rates =
    brackets?.rates ?? rateLessAmount?.rates.map(([, rate]) => rate) ?? taxSteps?.map(([, , rate]) => rate) ?? []
  return rates.filter((rate) => rate > 0)
}

/** The rates in prose: "at 4.4%", "at rates from 1% to 12.3%". */
export function atRates(year: StateYear): string {
  const rates = ratesOf(year)
  const [first = 0] = rates
  return rates.length < 2 ? `at ${percent(first)}` : `at rates from ${percent(first)} to ${percent(rates.at(-1) ?? 0)}`
}

/** Months in whole years where they are, e.g. "five years", "12 months". */
export function duration(months: number): string {
  const years = months / monthsAYear
  return Number.isInteger(years) && years > 1 ? `${years} years` : `${months} months`
}

const monthsAYear = 12
