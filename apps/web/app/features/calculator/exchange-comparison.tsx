import { formatUsd } from '@dst/domain/calculator'
import { BarComparison } from '@dst/ui/bar-comparison'
import type { ShownResult } from './shown-result'

const yours = 'Yours in either case'
const paid = 'Paid in federal tax'
const deferred = 'Stays invested; its tax is deferred, not forgiven'

/** What a sale keeps against what an exchange invests, on one scale. */
export function ExchangeComparison({ kept, tax, invested }: ShownResult['bars']) {
  const keptPart = { label: yours, value: kept, text: formatUsd(kept), mark: 'one' } as const
  return (
    <BarComparison
      title="A straight sale and an exchange"
      summary={`A straight sale keeps ${formatUsd(kept)} and pays ${formatUsd(tax)} in federal tax. An exchange invests ${formatUsd(invested)}.`}
      bars={[
        {
          label: 'Sell and pay the tax',
          total: formatUsd(kept),
          parts: [keptPart, { label: paid, value: tax, text: formatUsd(tax), mark: 'two' }],
        },
        {
          label: 'Exchange into a DST',
          total: formatUsd(invested),
          parts: [keptPart, { label: deferred, value: tax, text: formatUsd(tax), mark: 'three' }],
        },
      ]}
      tableLabel="Show this comparison as a table"
      columnLabels={{ bar: 'Way', part: 'Part', amount: 'Amount' }}
    />
  )
}
