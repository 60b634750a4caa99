import { formatUsd, formatUsdShort, type ExchangeResult } from '@dst/domain/calculator'
import { percentOf, projectExchange } from '@dst/domain/calculator-explanation'
import { dstGrowthRate, dstTerm } from '@dst/domain/parameters'
import { ColumnChart } from '@dst/ui/column-chart'

const growthRate = percentOf(dstGrowthRate)
const lastYear = `by year ${dstTerm}`

/** The assumed years in the DST: the amount invested, its growth, and the distributions so far. */
export function ExchangeGrowth({ currentDebt, result }: { currentDebt: number; result: ExchangeResult }) {
  const years = projectExchange(currentDebt, result)
  const invested = result.netEquity
  const distributed = formatUsd(result.totalDistributions)
  return (
    <ColumnChart
      layout="beside"
      title={`${dstTerm} years in the DST, as assumed`}
      summary={
        `Over ${dstTerm} years, equity is assumed to go from ${formatUsd(invested)} to ` +
        `${formatUsd(result.futureEquity)} with the property growing ${growthRate} a year, and ${distributed} to ` +
        'be distributed. None of it is guaranteed.'
      }
      axisLabel="Years after the exchange"
      formatValue={formatUsdShort}
      columns={years.map(({ year, distributions, equity }) => ({
        label: String(year),
        parts: [
          { mark: 'one', value: invested },
          { mark: 'three', value: equity - invested },
          { mark: 'four', value: distributions },
        ],
      }))}
      legend={[
        { mark: 'four', label: `Distributions ${lastYear}`, value: distributed },
        {
          mark: 'three',
          label: `Growth ${lastYear}, at ${growthRate} a year`,
          value: formatUsd(result.futureEquity - invested),
        },
        { mark: 'one', label: 'Net equity invested', value: formatUsd(invested) },
      ]}
      table={{
        label: 'Show the years as a table',
        columns: ['After year', 'Distributions so far', 'Equity'],
        rows: years.map(({ year, distributions, equity }) => ({
          heading: String(year),
          cells: [formatUsd(distributions), formatUsd(equity)],
        })),
      }}
    />
  )
}
