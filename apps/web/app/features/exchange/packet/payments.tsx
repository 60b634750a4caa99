import type { UnspentCash } from '@dst/domain/exchange-file'
import { DataTable } from '@dst/ui/data-table'
import { paymentRows } from '../after/later-money-copy.ts'

/** Cash that was not spent, and the day on which each payment of it counts. */
export function Payments({ unspent, sentences }: { unspent: UnspentCash; sentences: readonly string[] }) {
  return (
    <>
      <div className="packet-note">
        <h3>Money that comes back</h3>
        {sentences.map((sentence) => (
          <p key={sentence}>{sentence}</p>
        ))}
      </div>
      <DataTable
        caption="When it counts"
        columns={['Paid', 'Counts on', 'Amount']}
        rows={paymentRows(unspent)}
        figures
        narrow="table"
      />
    </>
  )
}
