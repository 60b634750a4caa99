import type { Section } from '@dst/content/blocks'
import { exchangeWindow, identificationWindow } from '@dst/domain/parameters'
import { DataTable } from '@dst/ui/data-table'
import { countedLines, countedOf, disasterMessage, tableColumns, tableRows } from '../dates/dates-table.ts'
import { firstLine, noteIds, plainText, todayLine, tooEarlyMessage } from '../dates/dates-copy.ts'
import { disasterGap } from '../dates/disaster-gap.ts'
import { dateLines } from './date-lines.ts'
import { MissingNote } from './missing-note.tsx'
import { Notes } from './notes.tsx'
import type { ExchangeDescription } from '@dst/domain/exchange-file'

/** The last days with their sections of law, and what they are counted with. */
export function DatesPage({ facts, notes }: { facts: ExchangeDescription; notes: readonly Section[] }) {
  const { file } = facts
  const gap = disasterGap(file)
  return (
    <>
      <Counted facts={facts} />
      <DataTable caption="What they are counted with" columns={['What', 'Value', 'From']} rows={dateLines(file)} />
      {gap === undefined ? null : <p>{`The disaster is not counted. ${gap}`}</p>}
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
