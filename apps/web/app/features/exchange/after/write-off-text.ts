import type { ExchangeFile, FileWriteOff } from '@dst/domain/exchange-file'
import { writeOffYears } from '@dst/domain/parameters'
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

/** Every year of every property as rows of a spreadsheet. */
export function writeOffCsv(file: ExchangeFile, writeOff: FileWriteOff): readonly (readonly CsvCell[])[] {
  const of = (name: string, index?: number) =>
    writeOffTable(writeOff, writeOffYears.to, index).years.map(({ year, old, added, continued, asNew }) => [
      name,
      year,
      old,
      added,
      continued,
      asNew,
    ])
  return [
    ['Property', 'Year', 'Old part', 'New part', 'Together', 'As if bought new'],
    ...writeOff.properties.flatMap(({ index }) => of(candidateName(file.purchases[index] ?? { id: '' }, index), index)),
    ...of('All'),
  ]
}
