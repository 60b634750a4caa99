import type { CSSProperties, ReactNode } from 'react'
import { ChartFrame, type ChartFrameProps } from '../chart-frame/chart-frame.tsx'
import { endLabelPlaces, pathOf, roundValuesAround, shareOf, labeledSteps } from './line-places.ts'

/** One line, with its own name and last value at its end instead of a legend. */
export interface ChartLine {
  /** Name of the line, at its end. */
  label: string
  /** The last value as displayed, e.g. "$1.66M". */
  total: string
  /** Solid and dashed lines can be told apart without color. */
  stroke: 'solid' | 'dashed'
  /** One value for each step. */
  values: readonly number[]
}

/** The values between which a line might run. */
export interface ChartBand {
  /** What the band means, and on what it depends. */
  label: string
  /** The lower edge, one value for each point of the axis. */
  low: readonly number[]
  /** The upper edge, one value for each point of the axis. */
  high: readonly number[]
}

/** Props of {@link LineChart}. */
export interface LineChartProps extends Omit<ChartFrameProps, 'children' | 'legend' | 'layout'> {
  /** Labels of the steps from left to right. */
  steps: readonly string[]
  /** What the steps count, e.g. "Years". */
  axisLabel: string
  /** The lines, in the order in which they are drawn. */
  lines: readonly ChartLine[]
  /** A range around a line. */
  band?: ChartBand | undefined
  /** Formats a value of the scale, abbreviated, e.g. "$1.5M". */
  formatValue: (value: number) => string
}

/** Lines over steps of time on one scale, which need not begin at zero, and a band of what one of them might be. */
export function LineChart({ steps, axisLabel, lines, band, formatValue, ...frame }: LineChartProps): ReactNode {
  const all = [...lines.flatMap(({ values }) => values), ...(band ? [...band.low, ...band.high] : [])]
  const scale = roundValuesAround(all)
  const places = endLabelPlaces(lines.map(({ values }) => shareOf(values.at(-1) ?? 0, scale)))
  return (
    <ChartFrame {...frame} legend={[]}>
      <div className="ui-lines">
        <div className="ui-lines-scale">
          {scale.map((value) => (
            <span key={value} style={heightAt(shareOf(value, scale))}>
              {formatValue(value)}
            </span>
          ))}
        </div>
        <div className="ui-lines-plot">
          {scale.map((value) => (
            <span key={value} className="ui-lines-rule" style={heightAt(shareOf(value, scale))} />
          ))}
          <svg className="ui-lines-drawing" viewBox="0 0 100 100" preserveAspectRatio="none">
            {band === undefined ? null : (
              <path
                className="ui-lines-band"
                d={`${pathOf(band.high, scale)}L${pathOf(band.low, scale, 'backward').slice(1)}Z`}
              />
            )}
            {lines.map(({ label, stroke, values }) => (
              <path key={label} className="ui-line" data-stroke={stroke} d={pathOf(values, scale)} />
            ))}
          </svg>
          {labeledSteps(steps).map(({ label, share }) => (
            <span key={label} className="ui-lines-step" style={{ insetInlineStart: `${share * 100}%` }}>
              {label}
            </span>
          ))}
        </div>
        <div className="ui-lines-ends">
          {lines.map(({ label, total, stroke }, index) => (
            <span key={label} className="ui-lines-end" data-stroke={stroke} style={heightAt(places[index] ?? 0)}>
              <span>{label}</span>
              <strong>{total}</strong>
            </span>
          ))}
        </div>
      </div>
      <p className="ui-lines-axis">{axisLabel}</p>
      {band === undefined ? null : (
        <p className="ui-lines-key">
          <span className="ui-lines-swatch" />
          <span>{band.label}</span>
        </p>
      )}
    </ChartFrame>
  )
}

function heightAt(share: number): CSSProperties {
  return { insetBlockEnd: `${share * 100}%` }
}
