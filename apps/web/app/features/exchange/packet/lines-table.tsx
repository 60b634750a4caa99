import { DataTable } from '@dst/ui/data-table'
import type { PacketLine } from './packet-line.ts'

interface LinesTableProps {
  caption: string
  lines: readonly PacketLine[]
  /** Heads the column of the law. */
  lawHeading?: string
}

/** Lines with their law and origin, and a column to write the CPA's number in. */
export function LinesTable({ caption, lines, lawHeading = 'Section of law' }: LinesTableProps) {
  return (
    <div className="packet-lines">
      <DataTable
        caption={caption}
        columns={['Line', lawHeading, 'Value', 'From', "CPA's number"]}
        rows={lines.map(({ what, law, value, from, cpa = '' }) => ({ heading: what, cells: [law, value, from, cpa] }))}
      />
    </div>
  )
}
