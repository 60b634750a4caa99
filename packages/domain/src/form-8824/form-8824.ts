import { checkAmount, checkInputs, checkList } from '../engine-inputs/checked-inputs.ts'
import { completeAmounts, type CompleteAmounts, type ExchangeAmounts } from './exchange-amounts.ts'
import { form8824Lines, type Form8824Lines } from './form-lines.ts'

/** A purchase of the exchange. Amounts in US dollars, not below 0. */
export interface PurchaseOfExchange {
  readonly cash: number
  /** The loan on it; of a trust, the share that its letter names. */
  readonly debt?: number
  /** The part of cash and loan that bought no real property: furniture, equipment, reserves. */
  readonly notRealProperty?: number
}

/** What of the exchange goes to the form as it is typed. */
type TypedAmounts = Pick<
  ExchangeAmounts,
  | 'otherGivenValue'
  | 'otherGivenBasis'
  | 'depreciation1245'
  | 'excessDepreciation'
  | 'received1245Value'
  | 'received1250Value'
  | 'receivedIntangibleValue'
>

/** A sale and the purchases that count. Amounts in US dollars, not below 0 unless stated; several sales are added up. */
export interface ExchangeForForm extends TypedAmounts {
  readonly price: number
  readonly sellingCosts: number
  /** Loans that the sale paid off. */
  readonly debtPaidOff: number
  /** Part of the price taken at the closing, as money or as credits to the buyer. */
  readonly takenAtClosing?: number
  /** May be negative. */
  readonly adjustedBasis: number
  /** Closing costs of the purchases and the intermediary's fee, without costs of loans. */
  readonly purchaseCosts?: number
  readonly purchases: readonly PurchaseOfExchange[]
}

/** What goes into the form, in US dollars, unrounded, and its lines. */
export interface Form8824 {
  readonly amounts: CompleteAmounts
  readonly lines: Form8824Lines
}

/**
 * The lines of Form 8824 from a sale and its purchases. Costs that the price paid are cash received first, and then
 * reduce line 15; money of one's own replaces loans, never cash. Throws a RangeError that begins with the name of an
 * impossible amount.
 * @source docs/product/after-closing.md#form-8824
 */
export function form8824(exchange: ExchangeForForm): Form8824 {
  checkExchange(exchange)
  const { price, sellingCosts, debtPaidOff, adjustedBasis, purchaseCosts = 0 } = exchange
  const { takenAtClosing: taken = 0 } = exchange
  const bought = totalsOf(exchange.purchases)
  const fund = Math.max(0, price - debtPaidOff)
  const costsPaid = Math.min(sellingCosts, Math.max(0, fund - taken))
  const toSpend = Math.max(0, fund - taken - sellingCosts)
  const spent = Math.min(bought.cash, toSpend)
  const ownMoney = bought.cash - spent + Math.max(0, debtPaidOff - price) + Math.max(0, taken - fund)
  const amounts = completeAmounts({
    ...typedAmounts(exchange),
    cashReceived: taken + costsPaid + toSpend - spent,
    cashPaid: ownMoney,
    liabilitiesGiven: debtPaidOff,
    liabilitiesTaken: bought.debt,
    exchangeExpenses: sellingCosts + purchaseCosts,
    otherReceivedValue: bought.notRealProperty,
    likeKindReceivedValue: bought.cash + bought.debt - bought.notRealProperty,
    adjustedBasis,
  })
  return { amounts, lines: form8824Lines(amounts) }
}

const amountNames = ['price', 'sellingCosts', 'debtPaidOff'] as const

function checkExchange(exchange: ExchangeForForm): void {
  checkInputs('exchange', exchange)
  for (const name of amountNames) checkAmount(name, exchange[name])
  const { takenAtClosing = 0 } = exchange
  checkAmount('takenAtClosing', takenAtClosing)
  const { purchaseCosts = 0 } = exchange
  checkAmount('purchaseCosts', purchaseCosts)
  checkList('purchases', exchange.purchases)
  for (const purchase of exchange.purchases) {
    checkInputs('purchases', purchase)
    const { cash, debt = 0, notRealProperty = 0 } = purchase
    checkAmount('cash', cash)
    checkAmount('debt', debt)
    checkAmount('notRealProperty', notRealProperty)
    if (notRealProperty > cash + debt) throw new RangeError(`notRealProperty is more than was paid: ${notRealProperty}`)
  }
}

function totalsOf(purchases: readonly PurchaseOfExchange[]): Required<PurchaseOfExchange> {
  const total = { cash: 0, debt: 0, notRealProperty: 0 }
  for (const { cash, debt = 0, notRealProperty = 0 } of purchases) {
    total.cash += cash
    total.debt += debt
    total.notRealProperty += notRealProperty
  }
  return total
}

const typedNames = [
  'otherGivenValue',
  'otherGivenBasis',
  'depreciation1245',
  'excessDepreciation',
  'received1245Value',
  'received1250Value',
  'receivedIntangibleValue',
] as const satisfies readonly (keyof TypedAmounts)[]

function typedAmounts(exchange: ExchangeForForm): TypedAmounts {
  return Object.fromEntries(
    typedNames.flatMap((name) => (exchange[name] === undefined ? [] : [[name, exchange[name]]])),
  )
}
