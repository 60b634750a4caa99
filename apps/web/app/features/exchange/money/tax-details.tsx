import type { ExchangeFile, FileTax } from '@dst/domain/exchange-file'
import { Formula } from './formula.tsx'
import { federalLines, gainLines } from './tax-formula.ts'
import { TaxParts } from './tax-parts.tsx'

/** What the tax is made of, and how it is counted. */
export function TaxDetails({ file, tax, note }: { file: ExchangeFile; tax: FileTax; note: string }) {
  return (
    <>
      <TaxParts file={file} tax={tax} />
      <Formula
        summary="The tax with your numbers, line by line"
        groups={[
          { heading: 'The gain', lines: gainLines(tax) },
          { heading: `The federal tax, with the figures of ${tax.figuresOf}`, lines: federalLines(file, tax) },
        ]}
        note={note}
      />
    </>
  )
}
