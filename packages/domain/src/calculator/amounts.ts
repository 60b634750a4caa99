const plainNumber = /^(?:\d+(?:\.\d*)?|\.\d+)$/

/**
 * The number that a person typed, without dollar signs, commas and spaces.
 * Undefined when it is empty, not a number, negative, or too large to be exact to the dollar
 * (above `Number.MAX_SAFE_INTEGER`): the field then goes back to its last valid value.
 * @source specification section 5, Calculator numbers
 */
export function parseAmount(text: string): number | undefined {
  const digits = text.replace(/[$,\s]/g, '')
  if (!plainNumber.test(digits)) return undefined
  const amount = Number(digits)
  return amount <= Number.MAX_SAFE_INTEGER ? amount : undefined
}

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
