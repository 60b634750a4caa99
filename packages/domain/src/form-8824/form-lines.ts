import { apportion, roundToDollars } from '../exact-amounts/exact-amounts.ts'
import { completeAmounts, type CompleteAmounts, type ExchangeAmounts } from './exchange-amounts.ts'
import { recaptureOf } from './recapture.ts'

/** Part III of Form 8824, lines 12 to 25c. Whole US dollars, halves rounded up. */
export interface Form8824Lines {
  readonly line12: number
  readonly line13: number
  readonly line14: number
  readonly line15: number
  readonly line16: number
  readonly line17: number
  readonly line18: number
  /** Negative for a loss. */
  readonly line19: number
  readonly line20: number
  readonly line21: number
  readonly line22: number
  readonly line23: number
  readonly line24: number
  readonly line25: number
  readonly line25a: number
  readonly line25b: number
  readonly line25c: number
  /** What line 15 is made of, unrounded: the first three, less the costs. */
  readonly line15Parts: Line15Parts
  /** What line 18 is made of, unrounded. */
  readonly line18Parts: Line18Parts
}

/** Line 15 in US dollars, unrounded. */
export interface Line15Parts {
  readonly cash: number
  readonly otherProperty: number
  /** Loans given up beyond those taken on, the cash paid and the other property given up. */
  readonly netDebt: number
  /** The part of the costs that reduces the line; the rest is on line 18. */
  readonly costs: number
}

/** Line 18 in US dollars, unrounded. */
export interface Line18Parts {
  readonly basis: number
  readonly costs: number
  /** Loans taken on, cash paid and other property given up beyond the loans given up. */
  readonly netPaid: number
}

/**
 * Part III of Form 8824. Each line is rounded once; those that follow from others are computed from the rounded ones,
 * as on paper. Throws a RangeError that begins with the name of an impossible amount.
 * @source Form 8824 (2025) and its instructions, https://www.irs.gov/instructions/i8824; 26 U.S.C. 1031(b) to (d)
 */
export function form8824Lines(typed: ExchangeAmounts): Form8824Lines {
  const amounts = completeAmounts(typed)
  const entered = enteredLines(amounts)
  const { line15, line16, line18 } = entered
  const line19 = entered.line17 - line18
  const line20 = Math.max(0, Math.min(line15, line19))
  const line21 = recaptureOf(amounts, { gain: line19, taxed: line20 })
  const line22 = Math.max(0, line20 - line21)
  const line23 = line21 + line22
  const line24 = line19 - line23
  const line25 = line16 - line24
  return { ...entered, line19, line20, line21, line22, line23, line24, line25, ...basisByKind(line25, amounts) }
}

type EnteredLine = 'line12' | 'line13' | 'line14' | 'line15' | 'line16' | 'line17' | 'line18'

/** The lines that come from the amounts, with what two of them are made of. */
function enteredLines(amounts: CompleteAmounts): Pick<Form8824Lines, EnteredLine | 'line15Parts' | 'line18Parts'> {
  const parts = bootAndBasis(amounts)
  const { line15Parts: boot, line18Parts: given } = parts
  const line12 = roundToDollars(amounts.otherGivenValue)
  const line13 = roundToDollars(amounts.otherGivenBasis)
  const line14 = line12 - line13
  const line15 = roundToDollars(boot.cash + boot.otherProperty + boot.netDebt - boot.costs)
  const line16 = roundToDollars(amounts.likeKindReceivedValue)
  const line17 = line15 + line16
  const line18 = roundToDollars(given.basis + given.costs + given.netPaid)
  return { line12, line13, line14, line15, line16, line17, line18, ...parts }
}

/** Costs come off what was received first, whoever paid them, and what that leaves of them is added to the basis. */
function bootAndBasis(amounts: CompleteAmounts): Pick<Form8824Lines, 'line15Parts' | 'line18Parts'> {
  const { cashReceived: cash, otherReceivedValue: otherProperty, exchangeExpenses, adjustedBasis: basis } = amounts
  const paid = amounts.liabilitiesTaken + amounts.cashPaid + amounts.otherGivenValue
  const netDebt = Math.max(0, amounts.liabilitiesGiven - paid)
  const costs = Math.min(exchangeExpenses, cash + otherProperty + netDebt)
  return {
    line15Parts: { cash, otherProperty, netDebt, costs },
    line18Parts: { basis, costs: exchangeExpenses - costs, netPaid: Math.max(0, paid - amounts.liabilitiesGiven) },
  }
}

/** Section 1250 property, with its land, has what the values of section 1245 and intangible property leave. */
function basisByKind(
  basis: number,
  { likeKindReceivedValue, received1245Value, receivedIntangibleValue }: CompleteAmounts,
): Pick<Form8824Lines, 'line25a' | 'line25b' | 'line25c'> {
  const others = received1245Value + receivedIntangibleValue
  if (others === 0) return { line25a: basis, line25b: 0, line25c: 0 }
  const values = [likeKindReceivedValue - others, received1245Value, receivedIntangibleValue]
  const [line25a = 0, line25b = 0, line25c = 0] = apportion(basis, values)
  return { line25a, line25b, line25c }
}
