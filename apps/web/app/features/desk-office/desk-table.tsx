// As cards, table elements are blocks, and some browsers then drop their table roles; so the roles are explicit.
/* oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role */
import { useId, type ReactNode, type Ref } from 'react'

/** One row of a {@link DeskTable}. */
export interface DeskRow {
  readonly key: string
  readonly heading: ReactNode
  readonly cells: readonly ReactNode[]
  /** Stands under a double rule, like the total of a ledger. */
  readonly total?: boolean
}

interface DeskTableProps {
  caption: string
  hideCaption?: boolean
  /** Headings of the columns; the first is above the row headings. */
  columns: readonly string[]
  rows: readonly DeskRow[]
  /** Aligns the cells as figures. */
  figures?: boolean
  /** New rows are being read. */
  busy?: boolean
  ref?: Ref<HTMLTableElement>
}

/** A table whose rows become cards on narrow screens, however many columns it has; its headings can be links. */
export function DeskTable({ caption, hideCaption = false, columns, rows, ...given }: DeskTableProps) {
  const { figures = false, busy = false, ref } = given
  const captionId = useId()
  return (
    <div className="ui-table-frame desk-table">
      <div className="ui-table-region" data-cards>
        <table
          ref={ref}
          className="ui-table"
          role="table"
          data-figures={figures || undefined}
          aria-labelledby={captionId}
          aria-busy={busy}
        >
          <caption id={captionId} className={hideCaption ? 'ui-visually-hidden' : 'ui-table-caption'}>
            {caption}
          </caption>
          <thead role="rowgroup">
            <tr role="row">
              {columns.map((column) => (
                <th key={column} role="columnheader" scope="col">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody role="rowgroup">
            {rows.map(({ key, heading, cells, total = false }) => (
              <tr key={key} role="row" data-entry data-total={total || undefined}>
                <th role="rowheader" scope="row">
                  {heading}
                </th>
                {cells.map((cell, place) => (
                  <td key={columns[place + 1]} role="cell" data-column={columns[place + 1]}>
                    {cell}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </div>
  )
}
