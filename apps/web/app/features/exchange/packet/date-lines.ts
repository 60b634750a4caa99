import type { ExchangeFile } from '@dst/domain/exchange-file'
import { weekdayDate } from '@dst/domain/wording'
import { countedOf, yearEndMessage } from '../dates/dates-table.ts'
import { kindLabels } from '../dates/dates-copy.ts'
import type { Origin } from './packet-line.ts'

/** What a date is counted with, and whose it is. */
export interface DateLine {
  readonly heading: string
  readonly cells: readonly [string, Origin]
}

type PlainDate = `${number}-${number}-${number}`

const extensions = {
  none: 'No extension of the return',
  planned: 'Planned: it counts once it is filed',
  filed: 'Filed: it counts',
} as const

/** Who files and whether the return is extended; the disaster only when something of it was entered. */
export function dateLines(file: ExchangeFile): readonly DateLine[] {
  const { taxpayer, deadlines } = file
  const { kind, fiscalYearEnd, extension } = countedOf(file)
  const line = (heading: string, value: string, given: unknown): DateLine => ({
    heading,
    cells: [value, given === undefined ? 'default' : 'you'],
  })
  return [
    line('Who files the return', kindLabels[kind], taxpayer.kind),
    line('End of the tax year', yearEndMessage(fiscalYearEnd), taxpayer.fiscalYearEnd),
    line('Extension', extensions[extension], deadlines.extension),
    ...disasterLines(file),
  ]
}

function disasterLines({ deadlines }: ExchangeFile): readonly DateLine[] {
  const { disasterDate, postponementDate, affected, hardship } = deadlines
  const given = [
    ['First day of the disaster', dateLabel(disasterDate)],
    ['Last day of the IRS notice', dateLabel(postponementDate)],
    ['Affected taxpayer, as the notice defines it', affected === true ? 'Yes' : undefined],
    ['Hardship for one of the listed or similar reasons', hardship === true ? 'Yes' : undefined],
  ] as const
  return given.flatMap(([heading, value]) => (value === undefined ? [] : [{ heading, cells: [value, 'you'] as const }]))
}

function dateLabel(date: string | undefined): string | undefined {
  return date === undefined ? undefined : weekdayDate(date as PlainDate)
}
