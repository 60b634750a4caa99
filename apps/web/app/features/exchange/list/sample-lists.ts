import { emptyExchangeFile, type ExchangeFile, type Purchase } from '@dst/domain/exchange-file'

/** A sale for 2,000,000 that closed on November 21, 2026, with these purchases. */
export function soldWith(...purchases: readonly Omit<Purchase, 'id'>[]): ExchangeFile {
  return {
    ...emptyExchangeFile,
    sales: [{ id: 'a', label: '12 Elm Street', closing: '2026-11-21', price: 2_000_000 }],
    purchases: purchases.map((purchase, index) => ({ id: `p${index}`, ...purchase })),
  }
}

/** As many DSTs of the same cash and loan share. */
export function dsts(count: number, equity: number, loanShare: number): readonly Omit<Purchase, 'id'>[] {
  return Array.from({ length: count }, () => ({ kind: 'dst', equity, loanShare }))
}
