import type { ExchangeFile, FileTax } from '@dst/domain/exchange-file'
import type { StateTable } from '@dst/domain/state-tax'
import { StateDetails } from './state-details.tsx'
import { Formula } from './formula.tsx'
import { federalLines, gainLines } from './tax-formula.ts'
import { TaxParts } from './tax-parts.tsx'

interface TaxDetailsProps {
  file: ExchangeFile
  tax: FileTax
  figures: StateTable | undefined
  note: string
}

/** What the tax is made of, and how it is counted. */
export function TaxDetails({ file, tax, figures, note }: TaxDetailsProps) {
  return (
    <>
      <TaxParts file={file} tax={tax} figures={figures} />
      <Formula
        summary="The tax with your numbers, line by line"
        groups={[
          { heading: 'The gain', lines: gainLines(tax) },
          { heading: `The federal tax, with the figures of ${tax.figuresOf}`, lines: federalLines(file, tax) },
        ]}
        note={note}
      />
      {figures === undefined ? null : <StateDetails tax={tax} figures={figures} />}
    </>
  )
}
