import { writtenOffUntil, type PropertyAfter } from '../basis-after/index.ts'
import { laterSale, trustYear, type GainOfLaterSale, type TaxOfTrustYear } from '../later-sale/index.ts'
import type { TrustLetter } from './after-closing.ts'
import type { AfterPurchase } from './after-purchases.ts'
import type { ExchangeFile } from './exchange-file.ts'

/** A year of a trust by its letter. */
export interface LetterYear {
  readonly letter: TrustLetter
  /** The place of its purchase in the file. */
  readonly index: number
  readonly year: number
  /** The own write-off of the year, in US dollars. */
  readonly writeOff: number
  /** Undefined until something of the letter was entered: a year without one shows only the write-off. */
  readonly tax: TaxOfTrustYear | undefined
}

/** A later sale of one purchase. Amounts in US dollars. */
export interface LaterSaleOf {
  readonly index: number
  readonly soldIn: string
  readonly writtenOff: number
  readonly gain: GainOfLaterSale
}

/** A purchase with what is written off of it. */
export interface WrittenOff {
  readonly purchase: AfterPurchase
  readonly after: PropertyAfter
}

/** The years of the letters, in the order in which they were entered; those without purchase or year are left out. */
export function letterYearsOf({ trustLetters }: ExchangeFile, properties: readonly WrittenOff[]): LetterYear[] {
  return trustLetters.flatMap((letter) => {
    const property = properties.find(({ purchase }) => purchase.purchase.id === letter.purchase)
    const { year } = letter
    if (property === undefined || year === undefined) return []
    const writeOff = property.after.byYear[year] ?? 0
    return [{ letter, index: property.purchase.index, year, writeOff, tax: taxOfYear(letter, writeOff) }]
  })
}

function taxOfYear(letter: TrustLetter, depreciation: number): TaxOfTrustYear | undefined {
  const { income, expenses = 0, interest = 0, amortization = 0, distribution = 0 } = letter
  return income === undefined
    ? undefined
    : trustYear({ income, expenses, interest, amortization, depreciation, distribution })
}

/** What was written off of what was sold, and how much of that was taxed in the exchange, in US dollars. */
interface OldDepreciation {
  readonly depreciation: number
  readonly taxed: number
}

/** The gain of each purchase for which the price of a later sale was entered, in the month of that sale. */
export function laterSalesOf(
  { after: { soldIn } }: ExchangeFile,
  properties: readonly WrittenOff[],
  old: OldDepreciation,
): LaterSaleOf[] {
  if (soldIn === undefined) return []
  const value = properties.reduce((sum, { purchase }) => sum + purchase.value, 0)
  return properties.flatMap(({ purchase, after }) => {
    const { laterPrice, laterCosts = 0 } = purchase.purchase
    if (laterPrice === undefined || soldIn < purchase.placed) return []
    const share = purchase.value / value
    const writtenOff = writtenOffUntil(after, purchase.placed, soldIn)
    const gain = laterSale({
      basisReceived: after.basis,
      depreciationSince: writtenOff,
      oldDepreciation: old.depreciation * share,
      taxedAtExchange: Math.min(old.depreciation, old.taxed) * share,
      price: laterPrice,
      sellingCosts: laterCosts,
    })
    return [{ index: purchase.index, soldIn, writtenOff, gain }]
  })
}
