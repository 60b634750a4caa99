import type { ExchangeAfter } from '@dst/content/exchange'
import { formatUsd } from '@dst/domain/calculator'
import type { BoughtAfter, ExchangeFile } from '@dst/domain/exchange-file'
import { DataTable } from '@dst/ui/data-table'
import { Disclosure } from '@dst/ui/disclosure'
import { BoughtPartInputs } from './bought-inputs.tsx'
import { Notes } from './notes.tsx'
import { writeOffGaps } from './write-off-rows.ts'
import { basisRows } from './write-off-tables.ts'

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
          rows={basisRows(file, after).map(({ heading, value, basis, ours, parts }) => ({
            heading,
            cells: [
              value,
              <span key="basis" className="after-value">
                <span>{basis}</span>
                {ours === undefined ? null : <span className="after-fine">{`Ours: ${ours}`}</span>}
              </span>,
              ...parts,
            ],
          }))}
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
