import type { Section } from '@dst/content/blocks'
import { DataTable } from '@dst/ui/data-table'
import { DateLine } from '@dst/ui/date-line'
import { Disclosure } from '@dst/ui/disclosure'
import { ContentBlocks } from '~/lib/copy/content-blocks.tsx'
import type { Shown } from './dates-answer.tsx'
import { countedLines, tableColumns, tableRows, type Counted } from './dates-table.ts'
import { noteIds } from './dates-copy.ts'
import { lineOf } from './line-of-days.ts'

/** The dates on a line; in place of it, its room is kept until they are known. */
export function DatesLine({ shown }: { shown: Shown | undefined }) {
  if (shown === undefined) return <div className="dates-line" />
  const line = lineOf(shown.dates, shown.today)
  return (
    <div className="dates-line">
      <DateLine {...line} title={shown.isExample ? `${line.title}, as an example` : line.title} />
    </div>
  )
}

/** The dates as a table, the notes that hold for them, and how they were counted. */
export function DatesDetails({ shown, counted, notes }: { shown: Shown; counted: Counted; notes: readonly Section[] }) {
  const ids = noteIds(shown.dates, counted, shown.progress?.stage)
  return (
    <>
      <DataTable
        caption="Your dates, their law and what is assumed"
        columns={tableColumns}
        rows={tableRows(shown.dates, counted)}
      />
      <Disclosure summary="How it is counted" icon="ledger">
        <ul className="dates-counted">
          {countedLines(shown.dates, counted).map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      </Disclosure>
      {ids.length === 0 ? null : (
        <section className="dates-notes" aria-labelledby="dates-notes">
          <h2 id="dates-notes">What to know about these dates</h2>
          {ids
            .flatMap((id) => notes.filter((note) => note.id === id))
            .map(({ id, heading, blocks }) => (
              <div key={id} className="dates-note">
                <h3>{heading}</h3>
                <ContentBlocks blocks={blocks} />
              </div>
            ))}
        </section>
      )}
    </>
  )
}
