import type { CSSProperties, ReactNode } from 'react'
import { ChartFrame, type ChartFrameProps, type ChartMark } from '../chart-frame/chart-frame.tsx'

/** One column: its parts from the ground up, in the unit of all columns, zero or more. */
export interface ChartColumn {
  label: string
  parts: readonly { mark: ChartMark; value: number }[]
}

/** Props of {@link ColumnChart}. */
export interface ColumnChartProps extends Omit<ChartFrameProps, 'children'> {
  columns: readonly ChartColumn[]
  /** What the columns' labels count, e.g. "Years in the DST". */
  axisLabel: string
}

/** Columns on one common scale, one a step of time. */
export function ColumnChart({ columns, axisLabel, ...frame }: ColumnChartProps): ReactNode {
  const highest = Math.max(...columns.map(({ parts }) => parts.reduce((sum, { value }) => sum + value, 0)), 1)
  return (
    <ChartFrame {...frame}>
      <div className="ui-columns">
        {columns.map(({ label, parts }) => (
          <div key={label} className="ui-column">
            <div className="ui-column-parts">
              {parts.filter(({ value }) => value > 0).map(({ mark, value }) => (
                <span key={mark} className="ui-mark ui-column-part" data-mark={mark} style={heightOf(value / highest)} />
              ))}
            </div>
            <span className="ui-column-label">{label}</span>
          </div>
        ))}
      </div>
      <p className="ui-columns-axis">{axisLabel}</p>
    </ChartFrame>
  )
}

function heightOf(share: number): CSSProperties {
  return { height: `${share * 100}%` }
}
