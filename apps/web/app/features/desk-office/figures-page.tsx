import type { DeskWeek } from '@dst/contracts/desk'
import { BarComparison } from '@dst/ui/bar-comparison'
import { Button } from '@dst/ui/button'
import { useQuery } from '@tanstack/react-query'
import { saveFile } from '~/lib/browser/save-file.ts'
import { csvFile } from '~/lib/tables/csv.ts'
import { DeskTable } from './desk-table.tsx'
import { weekChart } from './week-chart.ts'
import { endColumns, endRows, figuresCsvRows, journeyColumns, journeyRows } from './figures-rows.ts'
import { OfficePage, OfficeSection, ReadState } from './office-page.tsx'
import { figuresQuery } from './office-queries.ts'

/** Requests by week and tier: a chart, tables with totals, and a file for a spreadsheet. */
export function FiguresPage() {
  const read = useQuery(figuresQuery)
  const weeks = read.data?.weeks ?? []
  return (
    <OfficePage
      title="Figures"
      lead={
        'Counts by week and tier; they name nobody, and leave out deleted accounts. A week begins on Monday, in ' +
        'Coordinated Universal Time (UTC).'
      }
      actions={
        weeks.length === 0 ? undefined : (
          <Button variant="secondary" icon="download" onClick={() => download(weeks)}>
            Download as CSV
          </Button>
        )
      }
    >
      <ReadState what="The figures" read={read} lines={14}>
        {(figures) => (figures.weeks.length === 0 ? <p>Nobody has asked yet.</p> : <Figures weeks={figures.weeks} />)}
      </ReadState>
    </OfficePage>
  )
}

function Figures({ weeks }: { weeks: readonly DeskWeek[] }) {
  return (
    <>
      <BarComparison {...weekChart(weeks)} />
      <OfficeSection id="journey" heading="From request to call">
        <p className="desk-note">
          The share is what the firm confirmed within the promised time, of all that was shared with it; what is still
          within that time counts as not confirmed. Hours to the first call are a median, counted from the consent, and
          have no total.
        </p>
        <DeskTable
          figures
          caption="From request to call, newest week first"
          hideCaption
          columns={journeyColumns}
          rows={journeyRows(weeks)}
        />
      </OfficeSection>
      <OfficeSection id="ends" heading="How they ended">
        <p className="desk-note">
          As the firm reports it; a request that it closed without saying how is in no column. No entry says whether or
          how much somebody invested.
        </p>
        <DeskTable
          figures
          caption="How requests ended, newest week first"
          hideCaption
          columns={endColumns}
          rows={endRows(weeks)}
        />
      </OfficeSection>
    </>
  )
}

function download(weeks: readonly DeskWeek[]): void {
  saveFile(csvFile(figuresCsvRows(weeks)), `desk-figures-${new Date().toISOString().slice(0, 10)}.csv`)
}
