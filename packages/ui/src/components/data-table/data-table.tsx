import { type ReactNode, useId } from 'react'

/** Props of {@link DataTable}. */
export interface DataTableProps {
  /** What the table holds: its caption and the name of the region it scrolls in. */
  caption: string
  hideCaption?: boolean
  /** Headings of the columns; the first is the heading of the rows. */
  columns: readonly string[]
  rows: readonly { heading: string; cells: readonly ReactNode[] }[]
  /** Index of a column to set apart, counted as in `columns`. */
  emphasis?: number
  /** Figures stand at the end of their cells. */
  figures?: boolean
}

/** A table that can be studied: ruled rows, a heading a row, and its own sideways scrolling where it must. */
export function DataTable({ caption, hideCaption = false, columns, rows, emphasis, figures = false }: DataTableProps): ReactNode {
  const captionId = useId()
  return (
    // The region takes the focus so that the arrow keys can scroll it.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <section className="ui-table-region" aria-labelledby={captionId} tabIndex={0}>
      <table className="ui-table" data-figures={figures || undefined}>
        <caption id={captionId} className={hideCaption ? 'ui-visually-hidden' : 'ui-table-caption'}>{caption}</caption>
        <thead>
          <tr>
            {columns.map((column, index) => (
              <th key={column} scope="col" data-emphasis={index === emphasis || undefined}>{column}</th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.heading}>
              <th scope="row">{row.heading}</th>
              {row.cells.map((cell, index) => (
                <td key={columns[index + 1]} data-emphasis={index + 1 === emphasis || undefined}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
