import { formatUsd, type ExchangeResult } from '@dst/domain/calculator'
import { BarComparison } from '@dst/ui/bar-comparison'

/** A straight sale against an exchange on one scale: the tax, what is left, what works for the owner. */
export function ExchangeComparison({ result }: { result: ExchangeResult }) {
  const { netEquity, netProceedsAfterTaxes: kept, straightSaleTaxBill: tax } = result
  const invested = formatUsd(netEquity)
  const keptPart = { label: 'Yours in either case', value: kept, mark: 'one' } as const
  return (
    <BarComparison
      title="A straight sale and an exchange"
      summary={`A straight sale pays ${formatUsd(tax)} in federal tax and leaves ${formatUsd(kept)}. An exchange defers that tax, and ${invested} works for you.`}
      bars={[
        {
          label: 'Straight sale: left after tax',
          total: formatUsd(kept),
          parts: [keptPart, { label: 'Paid in federal tax', value: tax, mark: 'two' }],
        },
        {
          label: 'Exchange: works for you',
          total: invested,
          parts: [keptPart, { label: 'Stays invested; its tax is deferred, not forgiven', value: netEquity - kept, mark: 'three' }],
        },
      ]}
      table={{
        label: 'Show this comparison as a table',
        columns: ['In US dollars', 'Straight sale', 'Exchange'],
        rows: [
          { heading: 'Federal tax now', cells: [formatUsd(tax), formatUsd(0)] },
          { heading: 'Federal tax deferred', cells: [formatUsd(0), formatUsd(tax)] },
          { heading: 'Left, or works for you', cells: [formatUsd(kept), invested] },
        ],
      }}
    />
  )
}
