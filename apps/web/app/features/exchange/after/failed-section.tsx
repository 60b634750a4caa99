import type { ExchangeAfter } from '@dst/content/exchange'
import type { FailedAfter } from '@dst/domain/exchange-file'
import { DataTable } from '@dst/ui/data-table'
import {
  atOnceSentence,
  failedNotByYear,
  gainRows,
  installmentRows,
  paymentRows,
  readingsOf,
  unspentSentences,
  type InstallmentReading,
} from './later-money-copy.ts'
import { MoneyBackInputs } from './money-back-inputs.tsx'
import { Notes } from './notes.tsx'

interface FailedSectionProps {
  content: ExchangeAfter
  failed: FailedAfter
}

/** When the gain of an exchange that came to nothing is taxed, in two readings where there was a loan. */
export function FailedSection({ content, failed }: FailedSectionProps) {
  const { unspent } = failed
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
      <Taxed failed={failed} />
      <Notes
        summary="When money that comes back is taxed"
        notes={content.laterMoney.filter(({ id }) => id !== 'debt-and-cash')}
      />
    </div>
  )
}

function Taxed({ failed }: Pick<FailedSectionProps, 'failed'>) {
  const { gain } = failed
  const atOnce = atOnceSentence(failed)
  if (!gain.computed) return <p>{failedNotByYear[gain.reason]}</p>
  if (atOnce !== undefined) return <p>{atOnce}</p>
  return readingsOf(gain).map((reading) => <Reading key={reading.heading} {...reading} />)
}

function Reading({ heading, lines }: InstallmentReading) {
  return (
    <div className="after-stack">
      <h3>{heading}</h3>
      <DataTable
        caption={`Lines. ${heading}`}
        hideCaption
        columns={['Line', 'Value']}
        rows={installmentRows(lines)}
        figures
      />
      <DataTable
        caption={`Gain taxed in each year. ${heading}`}
        hideCaption
        columns={['Year', 'Gain']}
        rows={gainRows(lines.byYear)}
        figures
      />
    </div>
  )
}
