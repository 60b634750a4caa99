import { checkInputs } from '../engine-inputs/checked-inputs.ts'
import { identificationWindow } from '../parameters/deadlines.ts'
import { addDays, earliest, partsOf, readPlainDate, type PlainDate } from '../time/plain-date.ts'

/** When the intermediary pays what was not spent. Dates as yyyy-mm-dd, none before the closing. */
export interface UnspentMoney {
  readonly closing: string
  /** Last day of the exchange. */
  readonly exchangeEnd: string
  /** Whether any property was identified; what was received counts as identified. */
  readonly anythingNamed: boolean
  /** Last day to identify, where a postponement has moved it. */
  readonly identificationEnd?: string
  /** Day on which the last of the identified property was received. */
  readonly allReceivedOn?: string
  readonly paidOn?: string
}

/** From when the money may be asked for, and the day and year in which it counts as received. */
export interface MoneyDue {
  readonly rightFrom: PlainDate
  readonly countsOn: PlainDate
  readonly year: number
  /** Whether that is a later year than the sale's. */
  readonly laterYear: boolean
}

/**
 * When unspent cash counts as received: on the day from which it may be asked for, or on which it was paid, whichever
 * is earlier. It may be asked for after the last day to identify if nothing was, once all identified property was
 * received, and after the end in any case. Throws a RangeError that begins with the name of an impossible date.
 * @source 26 CFR 1.1031(k)-1(g)(6), (j)(2)(ii); parameter `identificationWindow`
 */
export function moneyDueOn(inputs: UnspentMoney): MoneyDue {
  checkInputs('inputs', inputs)
  const closing = readPlainDate('closing', inputs.closing)
  const read = (field: keyof UnspentMoney, date: string) => readDate(field, date, closing)
  const afterEnd = addDays(read('exchangeEnd', inputs.exchangeEnd), 1)
  const { identificationEnd, allReceivedOn, paidOn } = inputs
  const lastToName =
    identificationEnd === undefined
      ? addDays(closing, identificationWindow)
      : read('identificationEnd', identificationEnd)
  const fulfilled = allReceivedOn === undefined ? undefined : read('allReceivedOn', allReceivedOn)
  const first = fulfilled ?? (inputs.anythingNamed ? afterEnd : addDays(lastToName, 1))
  const rightFrom = earliest(first, afterEnd)
  const countsOn = paidOn === undefined ? rightFrom : earliest(rightFrom, read('paidOn', paidOn))
  const { year } = partsOf(countsOn)
  return { rightFrom, countsOn, year, laterYear: year > partsOf(closing).year }
}

function readDate(field: string, text: string, closing: PlainDate): PlainDate {
  const date = readPlainDate(field, text)
  if (date < closing) throw new RangeError(`${field} is before the closing: ${date}`)
  return date
}
