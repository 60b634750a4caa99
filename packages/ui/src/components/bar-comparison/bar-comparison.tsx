import type { ReactNode } from 'react'
import { ChartFrame, type ChartMark, type ChartTable } from '../chart-frame/chart-frame.tsx'

/** One part of a bar. */
export interface BarPart {
  /** What the part is. */
  label: string
  /** In the unit of all bars; zero or more. */
  value: number
  /** Its fill. */
  mark: ChartMark
}

/** One stacked bar. */
export interface ComparedBar {
  /** Text above the bar. */
  label: string
  /** The sum or main figure as displayed. */
  total: string
  /** What it is made of, from the start. */
  parts: readonly BarPart[]
  /** A note to read with this bar, e.g. its costs. */
  note?: string
}

/** Props of {@link BarComparison}. */
export interface BarComparisonProps {
  /** Heading of the chart. */
  title: string
  /** One sentence that sums up the chart: its text alternative. */
  summary: string
  /** The bars, in their order. */
  bars: readonly ComparedBar[]
  /** The same figures as a table. */
  table: ChartTable
}

/** Bars on a common scale, with a legend of the parts that are drawn, a text alternative and the figures as a table. */
export function BarComparison({ title, summary, bars, table }: BarComparisonProps): ReactNode {
  const longest = Math.max(...bars.map(({ parts }) => sum(parts)), 1)
  const drawn = bars.flatMap(({ parts }) => parts.filter(({ value }) => value > 0))
  const legend = [...new Map(drawn.map((part) => [part.mark, part])).values()]
  return (
    <ChartFrame
      title={title}
      summary={summary}
      legend={legend.map(({ mark, label }) => ({ mark, label }))}
      table={table}
    >
      <div className="ui-bars">
        {bars.map((bar) => (
          <div key={bar.label} className="ui-bar">
            <span className="ui-bar-label">{bar.label}</span>
            <span className="ui-bar-total">{bar.total}</span>
            <span className="ui-bar-line">
              {bar.parts
                .filter(({ value }) => value > 0)
                .map((part) => (
                  <svg
                    key={part.label}
                    className="ui-mark ui-bar-part"
                    data-mark={part.mark}
                    width={`${(part.value / longest) * 100}%`}
                  />
                ))}
            </span>
            {bar.note === undefined ? null : <span className="ui-bar-note">{bar.note}</span>}
          </div>
        ))}
      </div>
    </ChartFrame>
  )
}

function sum(parts: readonly BarPart[]): number {
  return parts.reduce((total, part) => total + part.value, 0)
}
