import type { FileComparison } from '@dst/domain/exchange-file'
import { WaterfallChart } from '@dst/ui/waterfall-chart'
import { signedUsd, splitSentence, splitSteps } from './compare-copy.ts'

/** What makes the difference between the DST and paying the tax. */
export function GapSplit({ compared }: { compared: FileComparison }) {
  const { gap } = compared.comparison
  const steps = splitSteps(compared)
  const total = {
    label: gap < 0 ? 'The DST ends behind by' : 'The DST ends ahead by',
    value: gap,
    amount: signedUsd(gap),
  }
  return (
    <div className="compare-stack">
      <p>{splitSentence(compared)}</p>
      <WaterfallChart
        title="Where the difference comes from"
        summary={splitSentence(compared)}
        steps={steps}
        total={total}
        legend={{ added: 'For the DST', taken: 'Against it', hatched: 'Only because other returns were assumed' }}
        table={{
          label: 'Show as a table',
          columns: ['Part', 'Amount'],
          rows: [...steps, total].map(({ label, amount }) => ({ heading: label, cells: [amount] })),
        }}
      />
    </div>
  )
}
