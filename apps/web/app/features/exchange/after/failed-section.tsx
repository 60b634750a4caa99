import type { ExchangeAfter } from '@dst/content/exchange'
import { formatUsd } from '@dst/domain/calculator'
import type { FailedAfter } from '@dst/domain/exchange-file'
import { DataTable } from '@dst/ui/data-table'
import { failedNotByYear, paymentRows, unspentSentences, yearRows } from './later-money-copy.ts'
import { MoneyBackInputs } from './money-back-inputs.tsx'
import { Notes } from './notes.tsx'

interface FailedSectionProps {
  content: ExchangeAfter
  failed: FailedAfter
}

type Lines = Extract<FailedAfter['gain'], { computed: true }>['lines']

/** When the gain of an exchange that came to nothing is taxed, in two readings where there was a loan. */
export function FailedSection({ content, failed: { unspent, gain } }: FailedSectionProps) {
  return (
    <div className="after-stack">
      {unspentSentences(unspent, false).map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
      <MoneyBackInputs />
      <DataTable
        caption="When it counts"
        columns={['Paid', 'Counts on', 'Amount']}
        rows={paymentRows(unspent)}
        figures
        narrow="table"
      />
      {gain.computed ? (
        <>
          <Reading
            heading={
              gain.loanAsPayment === undefined
                ? 'Form 6252'
                : 'Form 6252, with the loan as one that the buyer took over or paid off'
            }
            lines={gain.lines}
          />
          {gain.loanAsPayment === undefined ? null : (
            <Reading
              heading="Form 6252, with the loan as a payment in the year of the sale"
              lines={gain.loanAsPayment}
            />
          )}
        </>
      ) : (
        <p>{failedNotByYear[gain.reason]}</p>
      )}
      <Notes
        summary="When money that comes back is taxed"
        notes={content.laterMoney.filter(({ id }) => id !== 'debt-and-cash')}
      />
    </div>
  )
}

function Reading({ heading, lines }: { heading: string; lines: Lines }) {
  return (
    <div className="after-stack">
      <h3>{heading}</h3>
      <DataTable
        caption={`Lines. ${heading}`}
        hideCaption
        columns={['Line', 'Value']}
        rows={[
          { heading: '5 Selling price', cells: [formatUsd(lines.line5)] },
          { heading: '6 Loan that the buyer took over', cells: [formatUsd(lines.line6)] },
          { heading: '7 Line 5 less line 6', cells: [formatUsd(lines.line7)] },
          { heading: '13 Basis, costs and recapture', cells: [formatUsd(lines.line13)] },
          { heading: '14 Line 5 less line 13', cells: [formatUsd(lines.line14)] },
          { heading: '16 Gross profit', cells: [formatUsd(lines.line16)] },
          { heading: '17 Loan beyond line 13', cells: [formatUsd(lines.line17)] },
          { heading: '18 Contract price', cells: [formatUsd(lines.line18)] },
          { heading: '19 Gross profit percentage', cells: [`${(lines.line19 * 100).toFixed(2)}%`] },
        ]}
        figures
      />
      <DataTable
        caption={`Gain taxed in each year. ${heading}`}
        hideCaption
        columns={['Year', 'Gain']}
        rows={yearRows(lines.byYear)}
        figures
      />
    </div>
  )
}
