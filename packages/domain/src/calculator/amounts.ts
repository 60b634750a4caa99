const centDigits = 2

/**
 * The value one step up or down, never below 0.
 * @source specification section 2, Home calculator
 */
export function stepAmount(value: number, step: number, direction: 'up' | 'down'): number {
  return Math.max(0, direction === 'up' ? value + step : value - step)
}

/**
 * An amount in whole US dollars, half a dollar rounded up (-0.5 gives $0), with the sign before the dollar sign.
 * Expects a finite number.
 * @source specification section 9, Calculator
 */
export function formatUsd(amount: number): string {
  const dollars = Math.round(amount)
  const sign = dollars < 0 ? '-' : ''
  return `${sign}$${Math.abs(dollars).toLocaleString('en-US')}`
}

/**
 * An amount in short, e.g. "$1.5M" or "$250K", with at most one decimal, as the scale of a chart needs it.
 * Expects a finite number.
 * @source docs/decisions/0016
 */
export function formatUsdShort(amount: number): string {
  return `$${amount.toLocaleString('en-US', { notation: 'compact', maximumFractionDigits: 1 })}`
}

/**
 * An amount in US dollars as it stands in a field, without the dollar sign: cents show where there are any.
 * Expects a finite number of cents, not below 0.
 * @source docs/decisions/0016
 */
export function formatTypedAmount(amount: number): string {
  const digits = Number.isInteger(amount) ? 0 : centDigits
  return amount.toLocaleString('en-US', { minimumFractionDigits: digits, maximumFractionDigits: digits })
}
