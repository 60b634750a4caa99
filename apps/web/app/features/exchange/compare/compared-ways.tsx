import { formatUsd } from '@dst/domain/calculator'
import type { ExchangeFile, FileComparison } from '@dst/domain/exchange-file'
import { Banner } from '@dst/ui/banner'
import { DataTable } from '@dst/ui/data-table'
import { LineChart } from '@dst/ui/line-chart'
import { TextLink } from '@dst/ui/link'
import { answerPaths } from '~/answer-paths.ts'
import { ClawBackNote } from './claw-back-note.tsx'
import { bandOf, compareRows, gapSentence, shortfallSentence, shortUsd, wayNames, ways } from './compare-copy.ts'
import { stateTaxNote } from './state-tax-copy.ts'

/** Paying the tax beside the DST as lines, and all four ways as a table, always in the same order. */
export function ComparedWays({ file, compared }: { file: ExchangeFile; compared: FileComparison }) {
  const { pay, dst } = compared.comparison.ways
  const steps = pay.byYear.map((_, year) => String(year))
  const band = bandOf(compared)
  const shortfall = shortfallSentence(compared)
  const stateTax = stateTaxNote(compared)
  return (
    <div className="compare-stack">
      <p>{gapSentence(compared)}</p>
      {shortfall === undefined ? null : (
        <Banner
          tone="caution"
          announce="none"
          action={<TextLink href={answerPaths.highLoan}>If your loan is high</TextLink>}
        >
          {shortfall}
        </Banner>
      )}
      <LineChart
        title="Value after tax, if it ended in that year"
        summary={gapSentence(compared)}
        steps={steps}
        axisLabel="Years after the sale"
        lines={[
          { label: wayNames.pay, total: shortUsd(pay.value), stroke: 'dashed', values: pay.byYear },
          { label: wayNames.dst, total: shortUsd(dst.value), stroke: 'solid', values: dst.byYear },
        ]}
        band={band}
        formatValue={shortUsd}
        table={{
          label: 'Show as a table',
          columns: ['Year', wayNames.pay, wayNames.dst, 'DST, less growth', 'DST, more growth'],
          rows: steps.map((heading, year) => ({
            heading,
            cells: [pay.byYear, dst.byYear, band.low, band.high].map((values) => formatUsd(values[year] ?? 0)),
          })),
        }}
      />
      <DataTable
        caption="What each way comes to"
        columns={['Question', ...ways.map((way) => wayNames[way])]}
        rows={compareRows(compared)}
      />
      {stateTax === undefined ? null : <p className="compare-note">{stateTax}</p>}
      <ClawBackNote file={file} />
    </div>
  )
}
