import type { ExchangeFile, FileWriteOff } from '@dst/domain/exchange-file'
import type { CsvCell } from '~/lib/tables/csv.ts'
import { candidateName } from '../list/candidate-name.ts'
import { usdCents, writeOffTable } from './write-off-rows.ts'

/** What of the old basis isn't written off any more; undefined where all of it is. */
export function strandedSentence({ continued: { stranded } }: FileWriteOff): string | undefined {
  if (stranded <= 0) return undefined
  return (
    `${usdCents(stranded)} of the old basis is not written off any more: it is in land, and counts when the land ` +
    'is sold.'
  )
}

/** What of the two ways holds for everybody. */
export const waySentence =
  'The election is simpler and usually slower. What you write off more now you have less of later.'

/** Said while a part of what was sold can't be counted. */
export const incompleteParts =
  'A part of what you sold lacks its cost, its month or its years, and counts as nothing until then.'

/** Every year of every property to the end of its write-off, as rows of a spreadsheet. */
export function writeOffCsv(file: ExchangeFile, writeOff: FileWriteOff): readonly (readonly CsvCell[])[] {
  const { firstYear, continued, asNew } = writeOff
  const lastYear = Math.max(firstYear, ...Object.keys({ ...continued.byYear, ...asNew.byYear }).map(Number))
  const rowsOf = (name: string, index?: number) =>
    writeOffTable(writeOff, lastYear - firstYear + 1, index).years.map((year) => [
      name,
      year.year,
      year.old,
      year.added,
      year.continued,
      year.asNew,
      year.chosen,
    ])
  return [
    ['Property', 'Year', 'Old part', 'New part', 'Together', 'As if bought new', 'As chosen'],
    ...writeOff.properties.flatMap(({ index }) => rowsOf(candidateName(file.purchases[index] ?? {}, index), index)),
    ...rowsOf('All'),
  ]
}
