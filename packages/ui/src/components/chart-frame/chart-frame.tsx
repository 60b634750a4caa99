import { type ReactNode, useId } from 'react'
import { DataTable, type DataTableProps } from '../data-table/data-table.tsx'
import { Disclosure } from '../disclosure/disclosure.tsx'

/** How a part is drawn: solid, hatched, hollow or striped, which can be told apart without color. */
export type ChartMark = 'one' | 'two' | 'three' | 'four'

/** One line of the legend. */
export interface ChartLegendItem {
  /** The fill that it explains. */
  mark: ChartMark
  /** What it stands for. */
  label: string
  /** The figure after the label as displayed, e.g. "$672,000". */
  value?: string
}

/** The figures of a chart as a table, and the label that opens it. */
export interface ChartTable extends Pick<DataTableProps, 'columns' | 'rows'> {
  /** Text of what opens the table, and its caption. */
  label: string
}

/** Props of {@link ChartFrame}. */
export interface ChartFrameProps {
  /** Heading of the chart. */
  title: string
  /** One or two sentences that sum up the chart: its text alternative. */
  summary: string
  /** Empty when the drawing names its own parts. */
  legend: readonly ChartLegendItem[]
  /** The same figures as a table. */
  table: ChartTable
  /** `beside` puts the legend at the side where there is room. */
  layout?: 'below' | 'beside'
  /** The chart graphic, hidden from screen readers. */
  children: ReactNode
}

/** The frame of every chart: title, text alternative, legend, and its figures as a table. */
export function ChartFrame({ title, summary, legend, table, layout = 'below', children }: ChartFrameProps): ReactNode {
  const titleId = useId()
  return (
    <figure className="ui-chart" data-layout={layout} aria-labelledby={titleId}>
      <figcaption id={titleId} className="ui-chart-title">
        {title}
      </figcaption>
      <p className="ui-visually-hidden">{summary}</p>
      <div className="ui-chart-body">
        <div aria-hidden="true" className="ui-chart-drawing">
          {children}
        </div>
        {legend.length === 0 ? null : <Legend items={legend} />}
      </div>
      <Disclosure summary={table.label} icon="ledger">
        <DataTable caption={title} hideCaption figures narrow="table" columns={table.columns} rows={table.rows} />
      </Disclosure>
    </figure>
  )
}

function Legend({ items }: { items: readonly ChartLegendItem[] }): ReactNode {
  return (
    <ul aria-hidden="true" className="ui-chart-legend">
      {items.map(({ mark, label, value }) => (
        <li key={mark}>
          <span className="ui-mark" data-mark={mark} />
          <span>{label}</span>
          {value === undefined ? null : <span className="ui-chart-legend-value">{value}</span>}
        </li>
      ))}
    </ul>
  )
}
