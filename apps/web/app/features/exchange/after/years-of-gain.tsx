import type { ExchangeAfter } from '@dst/content/exchange'
import type { BoughtAfter } from '@dst/domain/exchange-file'
import { DataTable } from '@dst/ui/data-table'
import { MoneyBackInputs } from './money-back-inputs.tsx'
import { Notes } from './notes.tsx'
import { notByYear, paymentRows, ratioSentence, unspentSentences, gainRows } from './later-money-copy.ts'

interface YearsOfGainProps {
  content: ExchangeAfter
  after: BoughtAfter
}

/** Cash that was left, when it counts, and the gain of each year. */
export function YearsOfGain({ content, after }: YearsOfGainProps) {
  const { unspent, gainByYear, isForecast } = after
  if (unspent === undefined) return null
  const ratio = ratioSentence(after)
  return (
    <div className="after-stack">
      <h3>Money that comes back</h3>
      {unspentSentences(unspent, isForecast).map((sentence) => (
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
      {gainByYear.computed ? (
        <DataTable
          caption="Gain taxed in each year"
          columns={['Year', 'Gain']}
          rows={gainRows(gainByYear.byYear)}
          figures
        />
      ) : (
        <p>{notByYear[gainByYear.reason]}</p>
      )}
      {ratio === undefined ? null : <p className="after-fine">{ratio}</p>}
      <Notes summary="When money that comes back is taxed" notes={content.laterMoney} />
    </div>
  )
}
