import type { ExchangeFile, FileMoney } from '@dst/domain/exchange-file'

/** What can be replaced: what was taken at the closing is gone, and in none of it. */
export interface ToReplace {
  readonly value: number
  readonly cash: number
  readonly debt: number
}

/** What the purchases have to reach, so that nothing more is taxed than what was taken at the closing. */
export function toReplaceIn(file: ExchangeFile, { check, takenAtClosing }: FileMoney): ToReplace {
  const left = check.netSalePrice - takenAtClosing
  const debt = Math.max(0, Math.min(debtOf(file), left))
  const cash = Math.max(0, left - debtOf(file))
  return { value: cash + debt, cash, debt }
}

/** The debts that the sales pay off. */
export function debtOf({ sales }: ExchangeFile): number {
  return sales.reduce((sum, { price, debtPaidOff = 0 }) => sum + (price === undefined ? 0 : debtPaidOff), 0)
}
