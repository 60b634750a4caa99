const centDigits = 2

/**
 * The value after one step up or down, never below 0.
 * @source docs/product/calculator.md#inputs
 */
export function stepAmount(value: number, step: number, direction: 'up' | 'down'): number {
  return Math.max(0, direction === 'up' ? value + step : value - step)
}

/**
 * An amount in whole US dollars, half a dollar rounded up (-0.5 gives $0), with the minus sign before the dollar sign.
 * Expects a finite number.
 * @source docs/product/calculator.md#rounding
 */
export function formatUsd(amount: number): string {
  const dollars = Math.round(amount)
  const sign = dollars < 0 ? '-' : ''
  return `${sign}$${Math.abs(dollars).toLocaleString('en-US')}`
}

/**
 * An abbreviated amount, e.g. "$1.5M" or "$250K", with at most one decimal, for chart axes.
 * Expects a finite number.
 * @source decision 0016
 */
export function formatUsdShort(amount: number): string {
  return `$${amount.toLocaleString('en-US', { notation: 'compact', maximumFractionDigits: 1 })}`
}

/**
 * An amount in US dollars as shown in a field, without the dollar sign; cents only when there are any.
 * Expects a finite number of cents, not below 0.
 * @source decision 0016
 */
export function formatTypedAmount(amount: number): string {
  const digits = Number.isInteger(amount) ? 0 : centDigits
  return amount.toLocaleString('en-US', { minimumFractionDigits: digits, maximumFractionDigits: digits })
}
