import { formatUsd } from '@dst/domain/calculator'
import type { ExchangeFile, FileTax } from '@dst/domain/exchange-file'
import type { StateTable } from '@dst/domain/state-tax'
import { BarComparison, type BarPart } from '@dst/ui/bar-comparison'
import { DataTable } from '@dst/ui/data-table'
import { amountRange } from '../states/amount-range.ts'
import { simpleSentence, taxRows } from './tax-copy.ts'

interface TaxPartsProps {
  file: ExchangeFile
  tax: FileTax
  figures: StateTable | undefined
}

/** The estimate beside the simple figure as a picture, and how each part is found. */
export function TaxParts({ file, tax, figures }: TaxPartsProps) {
  const { estimate, most, simple } = tax
  const rows = taxRows(file, tax, figures)
  const parts: readonly BarPart[] = [
    { label: 'Federal income tax', value: Math.max(0, estimate.federalTax), mark: 'one' },
    {
      label: 'Net investment income and minimum tax',
      value: Math.max(0, estimate.netInvestmentIncomeTax + estimate.alternativeMinimumTax),
      mark: 'two',
    },
    { label: 'State tax', value: Math.max(0, estimate.stateTax), mark: 'three' },
    {
      label: 'State tax, as much more as it can be',
      value: most.estimate.stateTax - Math.max(0, estimate.stateTax),
      mark: 'four',
    },
  ]
  return (
    <div className="money-parts">
      <BarComparison
        title="This estimate, and the simple one"
        summary={simpleSentence(tax, file)}
        bars={[
          { label: 'This estimate', total: amountRange(estimate.total, most.estimate.total), parts },
          {
            label: 'The simple figure of the home page',
            total: formatUsd(simple),
            parts: [{ label: 'Federal income tax', value: simple, mark: 'one' }],
          },
        ]}
        table={{
          label: 'Show the figures',
          columns: ['Part', 'This estimate', 'Simple figure'],
          rows: rows.map(({ heading, amount }) => ({ heading, cells: [amount, simpleCell(heading, simple)] })),
        }}
      />
      <DataTable
        caption="How each part is found"
        columns={['Part', 'Amount', 'How']}
        rows={rows.map(({ heading, amount, how }) => ({ heading, cells: [amount, how] }))}
      />
    </div>
  )
}

/** The simple figure is federal income tax and nothing else. */
function simpleCell(heading: string, simple: number): string {
  return heading === 'Federal income tax' || heading === 'Total' ? formatUsd(simple) : 'Left out'
}
