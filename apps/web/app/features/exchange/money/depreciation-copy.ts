import { formatUsd } from '@dst/domain/calculator'
import { percentOf } from '@dst/domain/calculator-explanation'
import type { FileTax } from '@dst/domain/exchange-file'
import { commercialLife, landShare, residentialLife } from '@dst/domain/parameters'
import { monthsIn } from './tax-copy.ts'

const usd = formatUsd
const monthsPerYear = 12

/** How the depreciation of one property was found; undefined where it was typed. */
export function depreciationSentence({
  purchasePrice,
  propertyType,
  placedInService,
  sold,
  depreciation,
  landShare: land,
}: FileTax['properties'][number]): string | undefined {
  if (depreciation !== undefined) return undefined
  const life = propertyType === 'residential' ? residentialLife : commercialLife
  const months = Math.min(monthsIn(placedInService, sold), life * monthsPerYear)
  const share = land ?? landShare
  const base = purchasePrice * (1 - share)
  return (
    `Computed: ${usd(base)} (the price without ${percentOf(share)} of land), written off over ${life} years, for ` +
    `${months} months = ${usd((base * months) / (life * monthsPerYear))}. Improvements are not in it.`
  )
}
