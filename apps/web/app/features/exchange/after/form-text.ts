import type { BoughtAfter, ExchangeFile } from '@dst/domain/exchange-file'
import type { CsvCell } from '~/lib/tables/csv.ts'
import { formLines, formYear } from './form-lines.ts'

const title = `Form 8824, worksheet by the lines of ${formYear}: a worksheet, not a form to file`

/** The worksheet as text, to be pasted into a mail: a line for each line. */
export function formText(file: ExchangeFile, after: BoughtAfter): string {
  const lines = formLines(file, after).map(
    ({ number, what, value, ours, why }) =>
      `${number}  ${what}: ${value}${ours === undefined ? '' : ` (ours: ${ours})`}. ${why}`,
  )
  return [title, ...lines].join('\n')
}

/** The worksheet as rows of a spreadsheet, amounts as numbers. */
export function formCsv(file: ExchangeFile, after: BoughtAfter): readonly (readonly CsvCell[])[] {
  return [
    ['Line', 'What', 'Value', 'Ours', 'From', 'Why'],
    ...formLines(file, after).map(({ number, what, value, ours = '', from, why }) => [
      number,
      what,
      numeric(value),
      numeric(ours),
      from,
      why,
    ]),
  ]
}

/** An amount as a number; any other value as it is. */
function numeric(value: string): CsvCell {
  const plain = value.replaceAll(/[$,]/g, '').replace('−', '-')
  return /^-?\d+(?:\.\d+)?$/.test(plain) && value.includes('$') ? Number(plain) : value
}
