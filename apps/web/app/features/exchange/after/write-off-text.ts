import type { AfterPurchase, BoughtAfter, ExchangeFile, FileWriteOff } from '@dst/domain/exchange-file'
import { listed } from '@dst/domain/wording'
import type { CsvCell } from '~/lib/tables/csv.ts'
import { candidateName } from '../list/candidate-name.ts'
import { lifeLabels } from '../life-labels.ts'
import { usdCents, writeOffTable } from './write-off-rows.ts'

/** What of the old basis isn't written off any more; undefined where all of it is. */
export function strandedSentence({ continued: { stranded } }: FileWriteOff): string | undefined {
  if (stranded <= 0) return undefined
  return (
    `${usdCents(stranded)} of the old basis is not written off any more: it is in land, and counts when the land ` +
    'is sold.'
  )
}

/** What of the two ways holds for everybody, and how they compare over the years of a table. */
export function waySentences(writeOff: FileWriteOff, years: number): readonly string[] {
  const { total } = writeOffTable(writeOff, years)
  const [both, asNew] = [usdCents(total.continued), usdCents(total.asNew)]
  return [
    'The election is simpler and usually slower. What you write off more now you have less of later.',
    `Over these ${years} years: ${both} with the old part going on, ${asNew} with the election for all.`,
  ]
}

/** What stands for what was not entered; undefined where everything was. */
export function assumedSentence(file: ExchangeFile, { purchases }: BoughtAfter): string | undefined {
  const named = (isAssumed: (purchase: AfterPurchase) => boolean) =>
    purchases.filter(isAssumed).map(({ purchase, index }) => candidateName(file.purchases[index] ?? purchase, index))
  const [lives, months] = [named(({ assumed }) => assumed.life), named(({ assumed }) => assumed.placed)]
  const found = [
    ...(lives.length > 0 ? [`${lifeLabels.commercial} for ${inProse(lives)}`] : []),
    ...(months.length > 0 ? [`a closing this month for ${inProse(months)}`] : []),
  ]
  return found.length === 0 ? undefined : `Assumed until entered above: ${found.join(', and ')}.`
}

function inProse(names: readonly string[]): string {
  return names.length === 1 ? String(names[0]) : listed(names, 'and')
}

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
