import type { CSSProperties, ReactNode } from 'react'
import { ChartFrame, type ChartFrameProps, type ChartLegendItem } from '../chart-frame/chart-frame.tsx'

/** One step of the way from zero to the total; below 0 it takes away. */
export interface WaterfallStep {
  /** What the step is, below or beside its bar. */
  label: string
  /** Its amount; below zero takes away. */
  value: number
  /** The value as displayed, with its sign, e.g. "−$148,000". */
  amount: string
  /** Hatches the step, e.g. because it rests on an assumption. */
  hatched?: boolean
}

/** Props of {@link WaterfallChart}. */
export interface WaterfallChartProps extends Omit<ChartFrameProps, 'children' | 'legend' | 'layout'> {
  /** The steps, in their order. */
  steps: readonly WaterfallStep[]
  /** The sum of all steps, drawn from zero. */
  total: WaterfallStep
  /** What each drawing means. */
  legend: { added: string; taken: string; hatched: string }
}

/** How an amount is made, step by step: each bar begins where the one before ends. */
export function WaterfallChart({ steps, total, legend, ...frame }: WaterfallChartProps): ReactNode {
  const bars = barsOf(steps)
  const ends = [0, total.value, ...bars.flatMap(({ from, to }) => [from, to])]
  const [lowest, highest] = [Math.min(...ends), Math.max(...ends)]
  const place = (value: number) => (highest === lowest ? 0 : (value - lowest) / (highest - lowest))
  const hatched = steps.some((step) => step.hatched === true && step.value !== 0)
  return (
    <ChartFrame {...frame} legend={legendOf(legend, hatched)}>
      <div className="ui-waterfall" style={{ '--waterfall-zero': place(0) } as CSSProperties}>
        {bars.map(({ step, from, to }) => (
          <Bar key={step.label} step={step} from={place(from)} to={place(to)} />
        ))}
        <Bar step={total} from={place(0)} to={place(total.value)} total />
      </div>
    </ChartFrame>
  )
}

interface BarProps {
  step: WaterfallStep
  /** Places from 0 at the left end to 1. */
  from: number
  to: number
  total?: boolean
}

function Bar({ step, from, to, total }: BarProps): ReactNode {
  const span = { '--bar-from': Math.min(from, to), '--bar-width': Math.abs(to - from) } as CSSProperties
  return (
    <div className="ui-waterfall-step" data-total={total}>
      <span className="ui-waterfall-label">{step.label}</span>
      <span className="ui-waterfall-amount">{step.amount}</span>
      <span className="ui-waterfall-track">
        <span className="ui-mark ui-waterfall-bar" data-mark={markOf(step)} style={span} />
      </span>
    </div>
  )
}

function barsOf(steps: readonly WaterfallStep[]) {
  let from = 0
  return steps.map((step) => {
    const bar = { step, from, to: from + step.value }
    from = bar.to
    return bar
  })
}

function markOf({ value, hatched = false }: WaterfallStep) {
  if (hatched) return 'two'
  return value < 0 ? 'three' : 'one'
}

function legendOf({ added, taken, hatched }: WaterfallChartProps['legend'], showHatched: boolean): ChartLegendItem[] {
  return [
    { mark: 'one', label: added },
    { mark: 'three', label: taken },
    ...(showHatched ? [{ mark: 'two' as const, label: hatched }] : []),
  ]
}
