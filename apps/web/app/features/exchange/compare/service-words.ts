import type { FileComparison } from '@dst/domain/exchange-file'
import { assumedYearsInUse } from '@dst/domain/parameters'
import { inWords, longMonth } from '@dst/domain/wording'

const years = inWords(assumedYearsInUse)

/** Which month of use the comparison assumes, as long as none was entered; undefined where each was. */
export function serviceAssumption({ assumedInUseSince }: FileComparison): string | undefined {
  const [month, ...others] = assumedInUseSince
  if (month === undefined) return undefined
  const assumed =
    others.length === 0
      ? `since ${longMonth(month as `${number}-${number}`)}, ${years} years before it is sold`
      : `for ${years} years before it is sold, wherever no month was entered`
  return `This counts on property that has been in use ${assumed}. The month decides how much depreciation is taxed.`
}

/** Beside the field of the month, while it is empty. */
export const monthHint = `A month, like March 2015. Until entered, ${years} years before the sale.`
