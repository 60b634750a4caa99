import type { ExchangeAfter } from '@dst/content/exchange'
import { formatUsd } from '@dst/domain/calculator'
import type { BoughtAfter, ExchangeFile } from '@dst/domain/exchange-file'
import { DataTable } from '@dst/ui/data-table'
import { Disclosure } from '@dst/ui/disclosure'
import { candidateName } from '../list/candidate-name.ts'
import { BoughtPartInputs } from './bought-inputs.tsx'
import { Notes } from './notes.tsx'
import { usdCents, writeOffGaps } from './write-off-rows.ts'

interface BasisSectionProps {
  content: ExchangeAfter
  file: ExchangeFile
  after: BoughtAfter
}

/** What each new property is worth for tax, and its parts. */
export function BasisSection({ content, file, after }: BasisSectionProps) {
  const { writeOff, purchases, form } = after
  return (
    <div className="after-stack">
      <Disclosure summary="What each property consists of" icon="ledger">
        <form className="after-form" aria-label="What you bought" onSubmit={(event) => event.preventDefault()}>
          <BoughtPartInputs file={file} after={after} />
        </form>
      </Disclosure>
      {writeOff.ok ? (
        <DataTable
          caption={`Line 25, ${formatUsd(form.counted.line25)}, shared out by value`}
          columns={['Property', 'Value', 'Basis', 'Land', 'Building', 'Land improvements']}
          rows={writeOff.value.properties.map(({ index, chosen }) => {
            const bought = purchases.find((purchase) => purchase.index === index)
            return {
              heading: candidateName(file.purchases[index] ?? { id: '' }, index),
              cells: [
                formatUsd(bought?.value ?? 0),
                usdCents(chosen.basis),
                usdCents(chosen.land),
                usdCents(chosen.building),
                usdCents(chosen.landImprovements),
              ],
            }
          })}
          figures
        />
      ) : (
        <p>{writeOffGaps[writeOff.error]}</p>
      )}
      {purchases.some(({ assumed }) => assumed.split) ? (
        <p className="after-fine">Where no parts were entered, the usual share of land is assumed.</p>
      ) : null}
      <Notes summary="How it is shared out" notes={content.basis} />
    </div>
  )
}
