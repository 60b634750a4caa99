import type { FileComparison } from '@dst/domain/exchange-file'
import { assumedYearsInUse } from '@dst/domain/parameters'
import { longMonth } from '@dst/domain/wording'

/** Which months of use the comparison assumes, as long as none were entered; undefined where each was. */
export function serviceAssumption({ assumedInUseSince }: FileComparison): string | undefined {
  if (assumedInUseSince.length === 0) return undefined
  const months = assumedInUseSince.map((month) => longMonth(month as `${number}-${number}`)).join(' and ')
  return (
    `This counts on use since ${months}, ${assumedYearsInUse} years before the sale. ` +
    'The month decides how much depreciation is taxed.'
  )
}

/** Beside the field of the month, while it is empty. */
export const monthHint = `A month, like March 2015. Until entered, ${assumedYearsInUse} years before the sale.`
