import type { ExchangeAfter } from '@dst/content/exchange'
import type { BoughtAfter, ExchangeFile, LaterSaleOf } from '@dst/domain/exchange-file'
import { longMonth } from '@dst/domain/wording'
import { DataTable } from '@dst/ui/data-table'
import { MonthInput } from '../fields/date-input.tsx'
import { MoneyInput } from '../fields/number-input.tsx'
import { candidateName } from '../list/candidate-name.ts'
import { Letters } from './letters.tsx'
import { Notes } from './notes.tsx'
import { usdCents } from './write-off-rows.ts'

interface LaterSectionProps {
  content: ExchangeAfter
  file: ExchangeFile
  after: BoughtAfter
}

/** Each year with a trust, and what a later sale and other ends do. */
export function LaterSection({ content, file, after }: LaterSectionProps) {
  return (
    <div className="after-stack">
      <h3>Each year with a trust</h3>
      <Letters file={file} after={after} />
      <Notes summary="What a trust sends you, and what is taxed" notes={content.trust} />
      <h3>A later sale</h3>
      <form className="after-form" aria-label="A later sale" onSubmit={(event) => event.preventDefault()}>
        <div className="after-fields">
          <MonthInput path="after.soldIn" label="Sold in" hint="Like June 2034." />
        </div>
        {after.purchases.map(({ purchase, index: at }) => (
          <fieldset key={purchase.id} className="after-item">
            <legend>{candidateName(purchase, at)}</legend>
            <div className="after-fields">
              <MoneyInput path={`purchases.${at}.laterPrice`} label="Price, for your part of it" />
              <MoneyInput path={`purchases.${at}.laterCosts`} label="Costs of that sale" hint="None until entered." />
            </div>
          </fieldset>
        ))}
      </form>
      {after.laterSales.length === 0 ? (
        <p className="after-fine">{laterGap(file, after)}</p>
      ) : (
        <DataTable
          caption={laterCaption(after.laterSales)}
          columns={['Property', 'Written off since', 'Basis then', 'Gain', 'From depreciation', 'Of it old']}
          rows={after.laterSales.map(({ index, writtenOff, gain }) => ({
            heading: candidateName(file.purchases[index] ?? { id: '' }, index),
            cells: [
              usdCents(writtenOff),
              usdCents(gain.adjustedBasis),
              usdCents(gain.gain),
              usdCents(gain.unrecaptured),
              usdCents(gain.ofWhichOld),
            ],
          }))}
          figures
        />
      )}
      <Notes summary="A sale, another exchange, partnership units, a death, a gift" notes={content.later} />
      <Notes summary="What to keep" notes={[content.records]} />
    </div>
  )
}

function laterCaption([first]: readonly LaterSaleOf[]): string {
  return first === undefined ? 'The gain' : `The gain of a sale in ${longMonth(first.soldIn as `${number}-${number}`)}`
}

function laterGap(file: ExchangeFile, { writeOff }: BoughtAfter): string {
  if (!writeOff.ok) return 'It is counted once the write-off above is.'
  return file.after.soldIn === undefined
    ? 'Enter the month of the sale and a price: the gain that the exchange put off is in it.'
    : 'Enter a price, and a month after the purchase.'
}
