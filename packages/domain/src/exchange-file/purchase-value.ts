import type { Purchase } from './exchange-file.ts'

/** A purchase split into own money and loan, in US dollars; undefined while its price or equity isn't known. */
export interface PurchaseValue {
  readonly value: number
  readonly cash: number
  readonly debt: number
}

/** What a purchase is worth without regard to its loan. A DST's value is its equity and the loan beside it. */
export function purchaseValue({ kind = 'dst', price, equity, loanShare = 0 }: Purchase): PurchaseValue | undefined {
  const value = kind === 'dst' ? valueOfDst(equity, loanShare) : price
  if (value === undefined) return undefined
  const debt = value * loanShare
  return { value, cash: value - debt, debt }
}

function valueOfDst(equity: number | undefined, loanShare: number): number | undefined {
  return equity === undefined ? undefined : equity / (1 - loanShare)
}
