import type { ExchangeAfter } from '@dst/content/exchange'
import type { BoughtAfter, ExchangeFile } from '@dst/domain/exchange-file'
import { DataTable } from '@dst/ui/data-table'
import { MonthInput } from '../fields/date-input.tsx'
import { MoneyInput } from '../fields/number-input.tsx'
import { candidateName } from '../list/candidate-name.ts'
import { laterSaleCaption, laterSaleColumns, laterSaleRows } from './later-rows.ts'
import { Letters } from './letters.tsx'
import { Notes } from './notes.tsx'

interface LaterSectionProps {
  content: ExchangeAfter
  file: ExchangeFile
  after: BoughtAfter
}

/** Each year with a trust, and what a later sale and other ends do. */
export function LaterSection({ content, file, after }: LaterSectionProps) {
  const [firstSold] = after.laterSales
  return (
    <div className="after-stack">
      <h3>Each year with a trust</h3>
      <Letters file={file} after={after} />
      <Notes summary="What a trust sends you, and what is taxed" notes={content.trust} />
      <h3>A later sale</h3>
      <form className="after-form" aria-label="A later sale" onSubmit={(event) => event.preventDefault()}>
        <div className="after-fields">
          <MonthInput path="after.soldIn" label="Sold in" hint="For example, June 2034." />
        </div>
        {after.purchases.map(({ purchase, index: at }) => (
          <fieldset key={purchase.id} className="after-item">
            <legend>{candidateName(purchase, at)}</legend>
            <div className="after-fields">
              <MoneyInput
                path={`purchases.${at}.laterPrice`}
                label="Your share of the price, before its loan is paid off"
              />
              <MoneyInput path={`purchases.${at}.laterCosts`} label="Costs of that sale" hint="None until entered." />
            </div>
          </fieldset>
        ))}
      </form>
      {firstSold === undefined ? (
        <p className="after-fine">{laterGap(file, after)}</p>
      ) : (
        <DataTable
          caption={laterSaleCaption(firstSold)}
          columns={laterSaleColumns}
          rows={laterSaleRows(file, after)}
          figures
        />
      )}
      <Notes summary="A sale, another exchange, partnership units, a death, a gift" notes={content.later} />
      <Notes summary="What to keep" notes={[content.records]} />
    </div>
  )
}

function laterGap(file: ExchangeFile, { writeOff }: BoughtAfter): string {
  if (!writeOff.ok) return 'It is counted once the write-off above is.'
  return file.after.soldIn === undefined
    ? 'Enter the month of the sale and a price: the gain that the exchange put off is in it.'
    : 'Enter a price, and a month after the purchase.'
}
