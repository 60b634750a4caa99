import type { Section } from '@dst/content/blocks'
import { DataTable } from '@dst/ui/data-table'
import { DescriptionList } from '@dst/ui/description-list'
import { lastDayMessage } from '../list/list-days.ts'
import { listFormula } from '../list/list-messages.ts'
import { listRows, listVerdict } from './list-lines.ts'
import { MissingNote } from './missing-note.tsx'
import { Notes } from './notes.tsx'
import type { ExchangeDescription } from '@dst/domain/exchange-file'

/** What may be named, and how it stands with the rules. It is no notice. */
export function ListPage({ facts, notes }: { facts: ExchangeDescription; notes: readonly Section[] }) {
  const { file, list, naming, progress } = facts
  const rows = listRows(facts)
  return (
    <>
      {naming.isOver || progress.isFinished ? (
        <p>
          <strong>A record of what was entered. It is no notice:</strong> what was named stands in the notice that the
          taxpayer signed and sent in time.
        </p>
      ) : (
        <p>
          <strong>A draft to talk about. It names nothing:</strong> that takes a notice in writing, signed by the
          taxpayer and sent in time.
        </p>
      )}
      <p>{listVerdict(facts)}</p>
      <p>{lastDayMessage(naming, progress.stage)}</p>
      {rows.length === 0 ? (
        <MissingNote text="No property is entered." path="purchases.0.name" />
      ) : (
        <DataTable
          caption="What is on the list"
          columns={['Property', 'Kind', 'Own cash', 'Value without regard to loans', 'Counts as']}
          rows={rows}
        />
      )}
      {list.ok && rows.length > 0 ? (
        <div className="packet-note">
          <h3>How it is counted: Regulation 1.1031(k)-1(c)(4)</h3>
          <DescriptionList
            layout="stacked"
            items={listFormula(file, list.value).map(({ term, formula }) => ({ term, description: formula }))}
          />
        </div>
      ) : null}
      {progress.isFinished ? null : <Notes notes={notes} />}
    </>
  )
}
