import { formatUsd, type ExchangeResult } from '@dst/domain/calculator'
import { percentOf } from '@dst/domain/calculator-explanation'
import { dstUpFrontCosts } from '@dst/domain/parameters'
import { BarComparison } from '@dst/ui/bar-comparison'

const { from: fewest, to: most } = dstUpFrontCosts

/**
 * A straight sale vs. an exchange on one scale: the tax, what is left, what stays invested, and the costs and risks.
 */
export function ExchangeComparison({ result }: { result: ExchangeResult }) {
  const { netEquity, netProceedsAfterTaxes: retained, straightSaleTaxBill: tax } = result
  const invested = formatUsd(netEquity)
  const limits =
    `Before up-front costs, often ${percentOf(fewest)} to ${percentOf(most)} of it, here ` +
    `${formatUsd(netEquity * fewest)} to ${formatUsd(netEquity * most)}. ` +
    'It is at risk: a DST can lose value, including all that you invest.'
  const cashPart = {
    label: 'What a sale leaves: in cash, or invested and at risk',
    value: retained,
    mark: 'one',
  } as const
  const outcome =
    tax === 0
      ? `A straight sale owes no federal tax and leaves ${formatUsd(retained)}. An exchange has none to defer; ` +
        invested
      : `A straight sale pays ${formatUsd(tax)} in federal tax and leaves ${formatUsd(retained)}. An exchange ` +
        `defers that tax, and ${invested}`
  return (
    <BarComparison
      title="A straight sale and an exchange"
      summary={`${outcome} stays invested. ${limits}`}
      bars={[
        {
          label: 'Straight sale: left after tax',
          total: formatUsd(retained),
          parts: [cashPart, { label: 'Paid in federal tax', value: tax, mark: 'two' }],
        },
        {
          label: 'Exchange: stays invested',
          total: invested,
          parts: [
            cashPart,
            {
              label: 'Invested and at risk; its tax is deferred, not forgiven',
              value: netEquity - retained,
              mark: 'three',
            },
          ],
          note: limits,
        },
      ]}
      table={{
        label: 'Show this comparison as a table',
        columns: ['In US dollars', 'Straight sale', 'Exchange'],
        rows: [
          { heading: 'Federal tax now', cells: [formatUsd(tax), formatUsd(0)] },
          { heading: 'Federal tax deferred', cells: [formatUsd(0), formatUsd(tax)] },
          { heading: 'Left, or stays invested', cells: [formatUsd(retained), invested] },
        ],
      }}
    />
  )
}
