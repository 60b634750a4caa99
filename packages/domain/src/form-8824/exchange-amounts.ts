import { checkAmount, checkInputs } from '../engine-inputs/checked-inputs.ts'

/** What Part III of the form starts from. Amounts in US dollars, not below 0 unless stated; those left out are 0. */
export interface ExchangeAmounts {
  /** Cash from the sale, before costs are taken off. */
  readonly cashReceived?: number
  /** Value of what was received that is neither cash nor real property. */
  readonly otherReceivedValue?: number
  /** Value of the real property received. */
  readonly likeKindReceivedValue: number
  /** Basis of the real property given up; may be negative. */
  readonly adjustedBasis: number
  /** Loans that the sale paid off, or that the buyer took over. */
  readonly liabilitiesGiven?: number
  /** Loans on what was received. */
  readonly liabilitiesTaken?: number
  readonly cashPaid?: number
  readonly exchangeExpenses?: number
  /** Value and basis of property given up that isn't real property. */
  readonly otherGivenValue?: number
  readonly otherGivenBasis?: number
  /** Depreciation of section 1245 property given up. */
  readonly depreciation1245?: number
  /** Depreciation of section 1250 property beyond the straight line. */
  readonly excessDepreciation?: number
  /** Parts of the like-kind value. Without `received1250Value` it is what the other two leave. */
  readonly received1245Value?: number
  readonly received1250Value?: number
  readonly receivedIntangibleValue?: number
}

/** The amounts with what was left out. */
export type CompleteAmounts = Required<ExchangeAmounts>

/** The amounts, checked and complete. Throws a RangeError that begins with the name of an impossible one. */
export function completeAmounts(typed: ExchangeAmounts): CompleteAmounts {
  checkInputs('amounts', typed)
  const { likeKindReceivedValue } = typed
  const { received1245Value = 0, receivedIntangibleValue = 0 } = typed
  const rest = Math.max(0, likeKindReceivedValue - received1245Value - receivedIntangibleValue)
  const { received1250Value = rest } = typed
  const amounts = {
    cashReceived: 0,
    otherReceivedValue: 0,
    liabilitiesGiven: 0,
    liabilitiesTaken: 0,
    cashPaid: 0,
    exchangeExpenses: 0,
    otherGivenValue: 0,
    otherGivenBasis: 0,
    depreciation1245: 0,
    excessDepreciation: 0,
    ...typed,
    likeKindReceivedValue,
    received1245Value,
    received1250Value,
    receivedIntangibleValue,
  }
  for (const [name, amount] of Object.entries(amounts))
    checkAmount(name, amount, name === 'adjustedBasis' ? Number.MIN_SAFE_INTEGER : 0)
  if (received1245Value + received1250Value + receivedIntangibleValue > likeKindReceivedValue)
    throw new RangeError('received1245Value and the other parts are more than likeKindReceivedValue')
  return amounts
}
