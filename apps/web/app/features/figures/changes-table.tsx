import type { FigureChange } from '@dst/domain/figures'
import { DataTable } from '@dst/ui/data-table'
import { TextLink } from '@dst/ui/link'
import type { FiguresContent } from './figures-content.ts'

/** What became different, the newest first; each change leads to its figure. */
export function ChangesTable({ changes, dates }: Pick<FiguresContent, 'changes' | 'dates'>) {
  return (
    <DataTable
      caption="Changes of the figures"
      hideCaption
      columns={['Date', 'What', 'From and to']}
      rows={changes.map((change) => ({
        heading: dates[change.date] ?? change.date,
        cells: [<Changed key="what" change={change} />, fromAndTo(change)],
      }))}
    />
  )
}

function Changed({ change: { what, names } }: { change: FigureChange }) {
  return (
    <TextLink href={`#${names[0]}`} className="inline-flex min-h-11 items-center">
      {what}
    </TextLink>
  )
}

function fromAndTo({ from, to }: FigureChange): string {
  return from === undefined ? to : `From: ${from}. To: ${to}.`
}
