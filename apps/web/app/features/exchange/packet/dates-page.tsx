import type { Section } from '@dst/content/blocks'
import { exchangeWindow, identificationWindow } from '@dst/domain/parameters'
import { DataTable } from '@dst/ui/data-table'
import { countedLines, countedOf, disasterMessage, tableColumns, tableRows } from '../dates/dates-table.ts'
import { firstLine, noteIds, plainText, todayLine, tooEarlyMessage } from '../dates/dates-copy.ts'
import { disasterGap } from '../dates/disaster-gap.ts'
import { closingSentences } from '../states/closing-copy.ts'
import { ClosingOfStates } from '../states/closing-of-states.tsx'
import { dateLines } from './date-lines.ts'
import { MissingNote } from './missing-note.tsx'
import { Notes } from './notes.tsx'
import type { ExchangeDescription } from '@dst/domain/exchange-file'
import type { StateTable } from '@dst/domain/state-tax'

interface DatesPageProps {
  facts: ExchangeDescription
  /** The figures of the states, once they are there. */
  figures: StateTable | undefined
  notes: readonly Section[]
}

/** The last days with their sections of law, what they are counted with, and what states do at the closing. */
export function DatesPage({ facts, figures, notes }: DatesPageProps) {
  const { file, tax, progress } = facts
  const closings = figures === undefined || progress.isFinished ? [] : closingSentences(file, figures, tax)
  const gap = disasterGap(file)
  return (
    <>
      <Counted facts={facts} />
      <DataTable caption="What they are counted with" columns={['What', 'Value', 'From']} rows={dateLines(file)} />
      {gap === undefined ? null : <p>{`The disaster is not counted. ${gap}`}</p>}
      {closings.length === 0 ? null : (
        <div className="packet-note">
          <h3>What the state does at the closing</h3>
          <ClosingOfStates closings={closings} />
        </div>
      )}
      <Notes notes={notes.filter(({ id }) => displayedNotes(facts).includes(id))} />
    </>
  )
}

function Counted({ facts: { file, dates, today, progress } }: { facts: ExchangeDescription }) {
  if (!dates.ok) {
    return (
      <>
        <p>
          {`From the day of the closing there are ${identificationWindow} days to name property, and ` +
            `${exchangeWindow} days to close. The tax return can end them sooner.`}
        </p>
        <MissingNote
          text={dates.error === 'closing-missing' ? 'No closing is entered, so no date is counted.' : tooEarlyMessage}
          path="sales.0.closing"
        />
      </>
    )
  }
  const counted = countedOf(file)
  const postponed = disasterMessage(dates.value)
  return (
    <>
      <p>
        <strong>{plainText(firstLine(dates.value, counted.extension, progress))}</strong>
      </p>
      <p>{todayLine(dates.value, today, progress.isFinished)}</p>
      {postponed === undefined ? null : (
        <p>{`${postponed} Ask your intermediary in writing before you rely on this.`}</p>
      )}
      <DataTable caption="The dates" columns={tableColumns} rows={tableRows(dates.value, counted)} />
      <h3>How they are counted</h3>
      <ul>
        {countedLines(dates.value, counted).map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </>
  )
}

/** Without dates, what holds for everybody. */
function displayedNotes({ file, dates, progress }: ExchangeDescription): readonly string[] {
  return dates.ok ? noteIds(dates.value, countedOf(file), progress.stage) : ['weekends', 'extension']
}
