import type { ReactNode } from 'react'
import { ChartFrame, type ChartFrameProps, type ChartMark } from '../chart-frame/chart-frame.tsx'

/** One column: its parts from the bottom up, in the unit shared by all columns, each 0 or more. */
export interface ChartColumn {
  /** Text below the column. */
  label: string
  /** What it is stacked of, from the bottom up. */
  parts: readonly { mark: ChartMark; value: number }[]
}

/** Props of {@link ColumnChart}. */
export interface ColumnChartProps extends Omit<ChartFrameProps, 'children'> {
  /** The columns, in their order. */
  columns: readonly ChartColumn[]
  /** What the columns' labels count, e.g. "Years in the DST". */
  axisLabel: string
  /** Formats a value of the scale, abbreviated, e.g. "$1.5M". */
  formatValue: (value: number) => string
}

/** Columns on a common scale, one per time step, with round scale values at the side. */
export function ColumnChart({ columns, axisLabel, formatValue, ...frame }: ColumnChartProps): ReactNode {
  const highest = Math.max(...columns.map(({ parts }) => parts.reduce((sum, { value }) => sum + value, 0)), 0)
  const scale = roundValuesTo(highest)
  const top = scale.at(-1) ?? highest
  return (
    <ChartFrame {...frame}>
      <div className="ui-columns-plot" data-steps={Math.max(1, scale.length - 1)}>
        <div className="ui-columns-scale">
          {scale.map((value) => (
            <span key={value}>{formatValue(value)}</span>
          ))}
        </div>
        <div className="ui-columns">
          {columns.map(({ label, parts }) => (
            <div key={label} className="ui-column">
              <div className="ui-column-parts">
                {parts
                  .filter(({ value }) => value > 0)
                  .map(({ mark, value }) => (
                    <svg
                      key={mark}
                      className="ui-mark ui-column-part"
                      data-mark={mark}
                      height={`${(value / top) * 100}%`}
                    />
                  ))}
              </div>
              <span className="ui-column-label">{label}</span>
            </div>
          ))}
        </div>
      </div>
      <p className="ui-columns-axis">{axisLabel}</p>
    </ChartFrame>
  )
}

const roundSteps = [1, 2, 2.5, 5, 10]
const stepsWanted = 4

/** From 0 in three or four equal, round steps up to the first that is not below the highest value. */
function roundValuesTo(highest: number): readonly number[] {
  if (highest === 0) return [0]
  const power = 10 ** Math.floor(Math.log10(highest / stepsWanted))
  const step = power * (roundSteps.find((round) => round * power >= highest / stepsWanted) ?? 10)
  return Array.from({ length: Math.ceil(highest / step) + 1 }, (_, index) => index * step)
}
