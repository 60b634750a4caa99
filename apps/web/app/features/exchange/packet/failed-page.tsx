import type { PacketAfter } from '@dst/content/exchange'
import type { FailedAfter } from '@dst/domain/exchange-file'
import { DataTable } from '@dst/ui/data-table'
import { noExchange } from '../after/after-lead.ts'
import {
  atOnceSentence,
  failedNotByYear,
  gainRows,
  installmentRows,
  readingsOf,
  unspentSentences,
} from '../after/later-money-copy.ts'
import { NoteList } from './note-list.tsx'
import { Payments } from './payments.tsx'

interface FailedPageProps {
  failed: FailedAfter
  content: PacketAfter
}

/** Form 6252 of an exchange in which nothing was received, in two readings where there was a loan. It is never filed. */
export function FailedPage({ failed, content }: FailedPageProps) {
  const { unspent } = failed
  const notes = content.laterMoney.filter(({ id }) => id !== 'debt-and-cash')
  return (
    <>
      <h3>Worksheet, not a form to file</h3>
      <p>{noExchange}</p>
      <Payments unspent={unspent} sentences={unspentSentences(unspent, false)} />
      <Taxed failed={failed} />
      <NoteList heading="When money that comes back is taxed" notes={notes} />
    </>
  )
}

function Taxed({ failed }: Pick<FailedPageProps, 'failed'>) {
  const { gain } = failed
  const atOnce = atOnceSentence(failed)
  if (!gain.computed) return <p>{failedNotByYear[gain.reason]}</p>
  if (atOnce !== undefined) return <p>{atOnce}</p>
  return readingsOf(gain).map(({ heading, lines }) => (
    <div key={heading}>
      <div className="packet-lines">
        <DataTable
          caption={heading}
          columns={['Line', 'Value', "CPA's number"]}
          rows={installmentRows(lines).map((row) => ({ ...row, cells: [...row.cells, ''] }))}
        />
      </div>
      <DataTable caption="Gain taxed in each year" columns={['Year', 'Gain']} rows={gainRows(lines.byYear)} figures />
    </div>
  ))
}
