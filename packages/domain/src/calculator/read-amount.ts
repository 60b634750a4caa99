import { amountMaximum } from '../parameters/calculator.ts'
import { checkReading, type NumberReading } from '../typed-numbers/number-reading.ts'
import { readDollars } from '../typed-numbers/read-dollars.ts'

/** Why a text was rejected as an amount. */
export type AmountRefusal = 'empty' | 'not-an-amount' | 'negative' | 'above-maximum'

/** What a typed amount means: a value, a question which of one or two was meant, or why it is none. */
export type AmountReading = NumberReading<AmountRefusal>

/**
 * Reads a typed amount in US dollars, to the cent (half a cent rounded up): "1,250,000.50", "$1.25m", "USD 500k".
 * What can be read in two ways is asked about. Unreadable: anything else, below 0, and above the parameter
 * `amountMaximum`.
 * @source docs/product/calculator.md#typed-amounts; decision 0016
 */
export function readAmount(text: string): AmountReading {
  return checkReading<AmountRefusal>(readDollars(text), 'not-an-amount', (amount) => {
    if (amount < 0) return 'negative'
    return amount > amountMaximum ? 'above-maximum' : undefined
  })
}
