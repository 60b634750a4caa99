// Cards are blocks, which some browsers take the roles of a table from; so the roles are said.
/* oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role */
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
  /** What a table of three columns does where there is little room: a card a row, or stay as it is. */
  narrow?: 'cards' | 'table'
  /** Says, above a table of more columns, that it scrolls where it does. */
  scrollHint?: string
}

/**
 * A table that can be studied: ruled rows, a heading a row. Where there is little room, three columns become a card a
 * row, with each column's heading beside its cell; more columns scroll sideways, and show that they do.
 */
export function DataTable({
  caption,
  hideCaption = false,
  columns,
  rows,
  emphasis,
  figures = false,
  narrow = 'cards',
  scrollHint = 'Scroll sideways to see every column',
}: DataTableProps): ReactNode {
  const captionId = useId()
  const wide = columns.length > 3
  return (
    <div className="ui-table-frame">
      {wide ? <p className="ui-table-hint">{scrollHint}</p> : null}
      {/* The region takes the focus so that the arrow keys can scroll it. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <section
        className="ui-table-region"
        data-wide={wide || undefined}
        data-cards={(columns.length === 3 && narrow === 'cards') || undefined}
        aria-labelledby={captionId}
        tabIndex={0}
      >
        <table className="ui-table" role="table" data-figures={figures || undefined}>
          <caption id={captionId} className={hideCaption ? 'ui-visually-hidden' : 'ui-table-caption'}>
            {caption}
          </caption>
          <thead role="rowgroup">
            <tr role="row">
              {columns.map((column, index) => (
                <th key={column} role="columnheader" scope="col" data-emphasis={index === emphasis || undefined}>
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody role="rowgroup">
            {rows.map((row, index) => (
              <tr key={`${index} ${row.heading}`} role="row">
                <th role="rowheader" scope="row">
                  {row.heading}
                </th>
                {row.cells.map((cell, place) => (
                  <td
                    key={columns[place + 1]}
                    role="cell"
                    data-column={columns[place + 1]}
                    data-emphasis={place + 1 === emphasis || undefined}
                  >
                    {cell}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </div>
  )
}
