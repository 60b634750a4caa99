import { DataTable } from '@dst/ui/data-table'
import type { PacketLine } from './packet-line.ts'

/** Lines with their law and origin, and a column to write the CPA's number in. */
export function LinesTable({ caption, lines }: { caption: string; lines: readonly PacketLine[] }) {
  return (
    <div className="packet-lines">
      <DataTable
        caption={caption}
        columns={['Line', 'Section of law', 'Value', 'From', "CPA's number"]}
        rows={lines.map(({ what, law, value, from, cpa = '' }) => ({ heading: what, cells: [law, value, from, cpa] }))}
      />
    </div>
  )
}
