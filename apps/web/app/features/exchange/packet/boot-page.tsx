import type { Section } from '@dst/content/blocks'
import { DataTable } from '@dst/ui/data-table'
import { metersOf } from '../money/meter-copy.ts'
import { bootLines, purchaseLines } from './boot-lines.ts'
import { LinesTable } from './lines-table.tsx'
import { MissingNote, TaxMissing } from './missing-note.tsx'
import { Notes } from './notes.tsx'
import type { ExchangeDescription } from '@dst/domain/exchange-file'

/** What is not replaced, and what of the gain that makes taxable. */
export function BootPage({ facts, notes }: { facts: ExchangeDescription; notes: readonly Section[] }) {
  const { file, money, tax, progress, bought } = facts
  const { isFinished } = progress
  const purchases = isFinished ? bought : file.purchases
  return (
    <>
      {money.ok ? (
        <DataTable
          caption={isFinished ? 'What was replaced' : 'What has to be replaced'}
          columns={['What', 'Bought, of what is needed', 'How it stands']}
          rows={metersOf(money.value, isFinished).map(({ label, amount, target, status, note = '' }) => ({
            heading: label,
            cells: [`${amount} ${target}`, `${status}. ${note}`],
          }))}
        />
      ) : (
        <MissingNote text="Without the sale price, nothing can be counted." path="sales.0.price" />
      )}
      {purchases.length === 0 ? (
        <MissingNote
          text={isFinished ? 'Nothing is entered that was received.' : 'Nothing is entered that is to be bought.'}
          path="purchases.0.equity"
        />
      ) : (
        <LinesTable
          caption={isFinished ? 'What was bought' : 'What is to be bought'}
          lines={purchaseLines(purchases, isFinished)}
        />
      )}
      {money.ok ? <LinesTable caption="Boot, line by line" lines={bootLines(money.value)} /> : null}
      {money.ok && !tax.ok ? <TaxMissing facts={facts} gap={tax.error} /> : null}
      <Notes notes={notes} />
    </>
  )
}
