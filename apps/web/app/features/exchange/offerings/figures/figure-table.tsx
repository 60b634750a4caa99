// As a grid on narrow screens, and some browsers then drop the roles of a table; so the roles are explicit.
/* oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role */
import type { OfferingColumn } from '@dst/domain/exchange-file'
import { Button } from '@dst/ui/button'
import { Fragment, useId, useState, type ReactNode } from 'react'
import { fullLabel, type FigureGroup, type FigureRow } from './figure-row.ts'

/** What tables of the comparison share: the offerings in the order in which they were entered. */
export interface ComparedColumns {
  columns: readonly OfferingColumn[]
  /** What each is called. */
  names: readonly string[]
  /** The one that narrow screens show. */
  shown: number
  /** On paper nothing can be opened, and the last column is for notes of one's own. */
  paper?: boolean
}

interface FigureTableProps extends ComparedColumns {
  group: Pick<FigureGroup, 'heading' | 'rows'>
  /** Rows of another form, with a cell for each offering. */
  more?: readonly CellRow[]
}

/** A row whose cells hold more than a figure. */
export interface CellRow {
  id: string
  label: string
  cell: (column: OfferingColumn, index: number) => ReactNode
}

/** Lines of one subject side by side; narrow screens show one offering of them. */
export function FigureTable({ group, more = [], ...compared }: FigureTableProps) {
  const { columns, names, shown, paper = false } = compared
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set())
  const toggle = (id: string) =>
    setOpen((before) =>
      before.has(id) ? new Set([...before].filter((other) => other !== id)) : new Set([...before, id]),
    )
  const table = (
    <table className="offerings-table" role="table" data-columns={columns.length} data-paper={paper || undefined}>
      <caption className="ui-visually-hidden">{group.heading}</caption>
      <thead role="rowgroup">
        <tr role="row">
          <th role="columnheader" scope="col">
            {paper ? group.heading : <span className="ui-visually-hidden">Figure</span>}
          </th>
          {columns.map(({ id }, index) => (
            <th key={id} role="columnheader" scope="col" data-shown={index === shown || undefined}>
              {names[index]}
            </th>
          ))}
          {paper ? (
            <th role="columnheader" scope="col">
              Your notes
            </th>
          ) : null}
        </tr>
      </thead>
      <tbody role="rowgroup">
        {more.map((row) => (
          <tr role="row" key={row.id} className="offerings-words">
            <th role="rowheader" scope="row">
              {row.label}
            </th>
            {columns.map((column, index) => (
              <td role="cell" key={column.id} data-shown={index === shown || undefined}>
                {row.cell(column, index)}
              </td>
            ))}
            {paper ? <td role="cell" aria-label={forNotes} /> : null}
          </tr>
        ))}
        {group.rows.map((row, index) => (
          <Fragment key={row.id}>
            {row.subject === undefined || row.subject === group.rows[index - 1]?.subject ? null : (
              <tr role="row" className="offerings-subject">
                <th role="rowheader" scope="rowgroup" colSpan={columns.length + (paper ? 2 : 1)}>
                  {row.subject}
                </th>
              </tr>
            )}
            <FigureLine row={row} isOpen={open.has(row.id)} onToggle={() => toggle(row.id)} {...compared} />
          </Fragment>
        ))}
      </tbody>
    </table>
  )
  // A sheet on a narrow screen scrolls by itself, also by the arrow keys.
  return paper ? (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- The arrow keys scroll what has the focus.
    <section className="offerings-sheet" aria-label={`${group.heading}, side by side`} tabIndex={0}>
      {table}
    </section>
  ) : (
    table
  )
}

/** What the empty column says to those who can't see that it is empty. */
export const forNotes = 'Empty, for your notes'

interface FigureLineProps extends ComparedColumns {
  row: FigureRow
  isOpen: boolean
  onToggle: () => void
}

function FigureLine({ row, isOpen, onToggle, columns, names, shown, paper = false }: FigureLineProps) {
  const howId = useId()
  return (
    <>
      <tr role="row">
        <th role="rowheader" scope="row">
          <div className="offerings-label">
            <span>{row.label}</span>
            {paper || row.howOf === undefined ? null : (
              <Button
                variant="quiet"
                size="small"
                className="offerings-how-button"
                aria-expanded={isOpen}
                aria-controls={isOpen ? howId : undefined}
                aria-label={`How computed: ${fullLabel(row)}`}
                onClick={onToggle}
              >
                How
              </Button>
            )}
          </div>
        </th>
        {columns.map((column, index) => {
          const { text, isMissing } = row.cellOf(column)
          return (
            <td role="cell" key={column.id} data-shown={index === shown || undefined} data-missing={isMissing}>
              {text}
            </td>
          )
        })}
        {paper ? <td role="cell" aria-label={forNotes} /> : null}
      </tr>
      {isOpen ? (
        <tr role="row" id={howId} className="offerings-how">
          <td role="cell" colSpan={columns.length + 1} data-shown>
            <ul>
              {columns.map((column, index) => (
                <li key={column.id} data-shown={index === shown || undefined}>
                  <strong>{`${names[index]}: `}</strong>
                  <span>{row.howOf?.(column) ?? row.cellOf(column).text}</span>
                </li>
              ))}
            </ul>
          </td>
        </tr>
      ) : null}
    </>
  )
}
