// As cards, table elements are blocks, and some browsers then drop their table roles; so the roles are explicit.
/* oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role */
import { type ReactNode, useId } from 'react'

/** Props of {@link DataTable}. */
export interface DataTableProps {
  /** Describes the table: its caption and the name of the region in which it scrolls. */
  caption: string
  /** Keeps the caption for screen readers only. */
  hideCaption?: boolean
  /** Headings of the columns; the first is above the row headings. */
  columns: readonly string[]
  /** `id` makes a row the target of links. */
  rows: readonly { heading: string; cells: readonly ReactNode[]; id?: string }[]
  /** Index in `columns` of a column to highlight. */
  emphasis?: number
  /** Aligns figures to the end of their cells. */
  figures?: boolean
  /** How a table with three columns looks on narrow screens: one card per row, or unchanged. */
  narrow?: 'cards' | 'table'
  /** Hint above a table with more columns that it scrolls, shown when it does. */
  scrollHint?: string
}

/**
 * A table with ruled rows and row headings. On narrow screens, a table with three columns becomes one card per row,
 * with each column heading next to its cell; a table with more columns scrolls sideways, and shows that it does.
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
      <section
        className="ui-table-region"
        data-wide={wide || undefined}
        data-cards={(columns.length === 3 && narrow === 'cards') || undefined}
        aria-labelledby={captionId}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- The arrow keys scroll what has the focus.
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
              <tr key={`${index} ${row.heading}`} id={row.id} role="row">
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
