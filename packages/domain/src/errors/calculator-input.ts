import { formatUsd } from '../calculator/amounts.ts'
import type { AmountRefusal } from '../calculator/read-amount.ts'
import type { YearRefusal } from '../calculator/read-purchase-year.ts'
import { amountMaximum, firstPurchaseYear } from '../parameters/calculator.ts'
import { quoted } from './quoted.ts'

const amountReasons = {
  empty: () => 'Nothing was entered.',
  'not-an-amount': (typed) => `${typed} is not an amount. Write it like 500,000, 500k or 1.25m.`,
  negative: (typed) => `${typed} is below $0.`,
  'above-maximum': (typed) => `${typed} is more than ${formatUsd(amountMaximum)}, the most that this calculator takes.`,
} satisfies Record<AmountRefusal, (typed: string) => string>

const yearReasons = {
  empty: () => 'Nothing was entered.',
  'not-a-year': (typed) => `${typed} is not a year. Write four digits, like 2015.`,
  'too-early': (typed) => `${typed} is before ${firstPurchaseYear}, the earliest year that this calculator takes.`,
  future: (typed) => `${typed} is in the future. Enter the year in which you bought the property.`,
} satisfies Record<YearRefusal, (typed: string) => string>

/** A sentence that says why an amount was rejected and quotes what the user typed. Never fails. */
export function amountRefusalSentence(refusal: AmountRefusal, typed: string): string {
  return amountReasons[refusal](quoted(typed))
}

/** A sentence that says why a purchase year was rejected and quotes what the user typed. Never fails. */
export function yearRefusalSentence(refusal: YearRefusal, typed: string): string {
  return yearReasons[refusal](quoted(typed))
}
