import { checkAmount, checkInputs } from '../engine-inputs/checked-inputs.ts'
import { fromCents, toCents } from '../exact-amounts/exact-amounts.ts'

/** The sale of a property that came from an exchange. Amounts in US dollars, not below 0 unless stated. */
export interface SaleAfterExchange {
  /** Its share of line 25 of Form 8824; may be negative. */
  readonly basisReceived: number
  /** Depreciation since the exchange. */
  readonly depreciationSince: number
  /** Depreciation of what was given up. */
  readonly oldDepreciation?: number
  /** Gain from that depreciation that the boot made taxable. */
  readonly taxedAtExchange?: number
  readonly price: number
  readonly sellingCosts: number
}

/** The gain of such a sale, in US dollars, to the cent. */
export interface GainOfLaterSale {
  readonly adjustedBasis: number
  /** Negative for a loss. */
  readonly gain: number
  /** The part from depreciation, before and since the exchange. */
  readonly unrecaptured: number
  /** The rest of the gain, or the loss. */
  readonly other: number
  /** What of the part from depreciation is older than the exchange; the older one counts first. */
  readonly ofWhichOld: number
}

const amountNames = ['depreciationSince', 'price', 'sellingCosts'] as const

/**
 * The gain of a later sale and the part of it from depreciation: that of the property given up stays in it, as far as
 * boot was not taxed on it. Throws a RangeError that begins with the name of an impossible amount.
 * @source 26 U.S.C. 1(h)(6), 1250(b)(3)
 */
export function laterSale(sale: SaleAfterExchange): GainOfLaterSale {
  checkInputs('sale', sale)
  for (const name of amountNames) checkAmount(name, sale[name])
  const { basisReceived, oldDepreciation = 0, taxedAtExchange = 0 } = sale
  checkAmount('basisReceived', basisReceived, Number.MIN_SAFE_INTEGER)
  checkAmount('oldDepreciation', oldDepreciation)
  checkAmount('taxedAtExchange', taxedAtExchange)
  const since = toCents(sale.depreciationSince)
  const adjustedBasis = toCents(basisReceived) - since
  const gain = toCents(sale.price) - toCents(sale.sellingCosts) - adjustedBasis
  const old = Math.max(0, toCents(oldDepreciation) - toCents(taxedAtExchange))
  const unrecaptured = Math.min(Math.max(0, gain), old + since)
  return {
    adjustedBasis: fromCents(adjustedBasis),
    gain: fromCents(gain),
    unrecaptured: fromCents(unrecaptured),
    other: fromCents(gain - unrecaptured),
    ofWhichOld: fromCents(Math.min(old, unrecaptured)),
  }
}
