const centDigits = 2
// Made once: a format takes far longer to make than to use, and amounts are written anew at every key.
const whole = /* @__PURE__ */ new Intl.NumberFormat('en-US', { maximumFractionDigits: 0 })
const cents = /* @__PURE__ */ new Intl.NumberFormat('en-US', {
  minimumFractionDigits: centDigits,
  maximumFractionDigits: centDigits,
})
const abbreviated = /* @__PURE__ */ new Intl.NumberFormat('en-US', { notation: 'compact', maximumFractionDigits: 1 })

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
  return `${sign}$${whole.format(Math.abs(dollars))}`
}

/**
 * An abbreviated amount, e.g. "$1.5M" or "$250K", with at most one decimal, for chart axes.
 * Expects a finite number.
 * @source decision 0016
 */
export function formatUsdShort(amount: number): string {
  return `$${abbreviated.format(amount)}`
}

/**
 * An amount in US dollars as shown in a field, without the dollar sign; cents only when there are any.
 * Expects a finite number of cents, not below 0.
 * @source decision 0016
 */
export function formatTypedAmount(amount: number): string {
  return (Number.isInteger(amount) ? whole : cents).format(amount)
}
