import type { BoughtAfter, ExchangeFile, LaterSaleOf, LetterYear } from '@dst/domain/exchange-file'
import { longMonth } from '@dst/domain/wording'
import { candidateName } from '../list/candidate-name.ts'
import type { StatementRow } from './statement-rows.ts'
import { usdCents } from './write-off-rows.ts'

/** The columns of {@link letterRows}. */
export const letterColumns = [
  'Letter',
  'Own write-off',
  'Taxed, or loss',
  'Of the distribution',
  'Taxed without cash',
] as const

/** What of each year with a trust is taxed, a row for each letter. */
export function letterRows({ purchases }: ExchangeFile, { letters }: BoughtAfter): readonly StatementRow[] {
  return letters.map((letter) => ({
    heading: `${candidateName(purchases[letter.index] ?? {}, letter.index)}, ${letter.year}`,
    cells: letterCells(letter),
  }))
}

function letterCells({ letter: { distribution = 0 }, writeOff, tax }: LetterYear): readonly string[] {
  if (tax === undefined) return [usdCents(writeOff), 'No income entered', '', '']
  return [
    usdCents(writeOff),
    tax.loss > 0 ? `Loss of ${usdCents(tax.loss)}, usually waits` : usdCents(tax.taxable),
    distribution > 0 ? `${(tax.taxableShare * 100).toFixed(1)}%` : 'Nothing paid out',
    usdCents(tax.taxedWithoutCash),
  ]
}

/** The columns of {@link laterSaleRows}. */
export const laterSaleColumns = [
  'Property',
  'Written off since',
  'Basis then',
  'Gain',
  'From depreciation',
  'Of it old',
] as const

/** The gain of a later sale, a row for each property with a price. */
export function laterSaleRows({ purchases }: ExchangeFile, { laterSales }: BoughtAfter): readonly StatementRow[] {
  return laterSales.map(({ index, writtenOff, gain }) => ({
    heading: candidateName(purchases[index] ?? {}, index),
    cells: [writtenOff, gain.adjustedBasis, gain.gain, gain.unrecaptured, gain.ofWhichOld].map(usdCents),
  }))
}

/** The heading of these rows. */
export function laterSaleCaption({ soldIn }: LaterSaleOf): string {
  return `The gain of a sale in ${longMonth(soldIn as `${number}-${number}`)}`
}
