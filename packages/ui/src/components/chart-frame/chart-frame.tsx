import { type ReactNode, useId } from 'react'
import { DataTable, type DataTableProps } from '../data-table/data-table.tsx'
import { Disclosure } from '../disclosure/disclosure.tsx'

/** How a part is drawn: solid, hatched, hollow and striped differ without colour. */
export type ChartMark = 'one' | 'two' | 'three' | 'four'

/** One line of the legend. */
export interface ChartLegendItem {
  mark: ChartMark
  label: string
  /** The figure behind it as shown, e.g. "$672,000". */
  value?: string
}

/** The figures of a chart as a table, and what opens it. */
export interface ChartTable extends Pick<DataTableProps, 'columns' | 'rows'> {
  label: string
}

/** Props of {@link ChartFrame}. */
export interface ChartFrameProps {
  title: string
  /** What the drawing says, in a sentence or two: its text alternative. */
  summary: string
  legend: readonly ChartLegendItem[]
  table: ChartTable
  /** `beside` sets the legend at the side where there is room. */
  layout?: 'below' | 'beside'
  /** The drawing, which screen readers skip. */
  children: ReactNode
}

/** What every chart has around it: title, text alternative, legend, and its figures as a table. */
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
        <ul aria-hidden="true" className="ui-chart-legend">
          {legend.map(({ mark, label, value }) => (
            <li key={mark}>
              <span className="ui-mark" data-mark={mark} />
              <span>{label}</span>
              {value === undefined ? null : <span className="ui-chart-legend-value">{value}</span>}
            </li>
          ))}
        </ul>
      </div>
      <Disclosure summary={table.label} icon="ledger">
        <DataTable caption={title} hideCaption figures narrow="table" columns={table.columns} rows={table.rows} />
      </Disclosure>
    </figure>
  )
}
