import { formatUsd } from '@dst/domain/calculator'
import { percentOf } from '@dst/domain/calculator-explanation'

/** What a figure is measured in. */
export type FigureUnit = 'dollars' | 'percent' | 'per-dollar' | 'times' | 'year' | 'count'

const centsPerDollar = 100
const percentPerUnit = 100
const typedPlaces = 6

/** Two decimals, halves up: "1.06". */
export function twoDecimals(value: number): string {
  const cents = Math.round(value * centsPerDollar) / centsPerDollar || 0
  return cents.toFixed(2)
}

/** A share as it was typed: "5.75%". */
export function typedPercent(share: number): string {
  return `${Number((share * percentPerUnit).toFixed(typedPlaces))}%`
}

/** What comes to a dollar: "$0.87", below 0 "-$0.10". */
export function perDollar(value: number): string {
  const written = twoDecimals(value)
  return written.startsWith('-') ? `-$${written.slice(1)}` : `$${written}`
}

/** A figure as it is shown: whole dollars, one decimal of a percent. */
export function writeFigure(unit: FigureUnit, value: number): string {
  switch (unit) {
    case 'dollars':
      return formatUsd(value)
    case 'percent':
      return percentOf(value)
    case 'per-dollar':
      return perDollar(value)
    case 'times':
      return `${twoDecimals(value)} times`
    case 'year':
      return `year ${value}`
    case 'count':
      return String(value)
  }
}
