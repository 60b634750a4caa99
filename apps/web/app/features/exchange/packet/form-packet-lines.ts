import type { BoughtAfter, ExchangeFile } from '@dst/domain/exchange-file'
import { formLines, type FormLine } from '../after/form-lines.ts'
import type { StatementRow } from '../after/statement-rows.ts'
import type { PacketLine } from './packet-line.ts'

/** The worksheet as it is printed: the lines about the properties, and those of the amounts. */
export interface PrintedForm {
  /** Lines 1 to 14. */
  readonly about: readonly StatementRow[]
  /** Lines 15 to 25, with our figures and the CPA's beside them. */
  readonly amounts: readonly PacketLine[]
}

/** The lines of Form 8824, parted where the CPA's column begins. */
export function printedForm(file: ExchangeFile, after: BoughtAfter): PrintedForm {
  const lines = formLines(file, after)
  const firstAmount = lines.findIndex(({ number }) => number === '15')
  return {
    about: lines.slice(0, firstAmount).map((line) => {
      const { what, law, value, from } = printedLine(line)
      return { heading: what, cells: [law, value, from] }
    }),
    amounts: lines.slice(firstAmount).map(printedLine),
  }
}

/** A figure of the CPA stands in their column, and ours keeps its own. */
function printedLine({ number, what, value, ours, from, why }: FormLine): PacketLine {
  const line = { what: `${number} ${what}`, law: why }
  if (from === 'your CPA') return { ...line, value: ours ?? value, from: 'computed', cpa: value }
  return { ...line, value, from }
}
