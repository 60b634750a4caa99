import type { FileOfferings } from '@dst/domain/exchange-file'
import type { ReactElement } from 'react'
import { caseWords } from './case-words.ts'
import { DollarBar } from './dollar-bar.tsx'
import { FigureTable, type CellRow, type ComparedColumns } from './figure-table.tsx'
import type { FigureGroup } from './figure-row.ts'
import { askOf } from './refusal-copy.ts'
import { NotesOf } from './note-rows.tsx'

interface ComparedGroupsProps extends Omit<ComparedColumns, 'columns'> {
  groups: readonly FigureGroup[]
  offerings: FileOfferings
  /** What stands between a group's heading and its lines, and after them. */
  before?: Readonly<Record<string, ReactElement>>
  after?: Readonly<Record<string, ReactElement>>
}

const dollarBar: CellRow = {
  id: 'bar',
  label: 'A dollar of equity',
  cell: (column, index) =>
    column.figures.ok ? <DollarBar figures={column.figures.value} /> : <p>{askOf(column, index)?.text}</p>,
}
const notes: CellRow = { id: 'notes', label: 'In a fixed order', cell: (column) => <NotesOf column={column} /> }

/** Every group of the comparison with its heading, and the notes at the end. */
export function ComparedGroups({ groups, offerings, before = {}, after = {}, ...compared }: ComparedGroupsProps) {
  const { columns, assumptions } = offerings
  return (
    <>
      {groups.map((group) => (
        <section key={group.id} className="offerings-group" aria-label={group.heading}>
          <h3>{group.heading}</h3>
          {group.id === 'cases' ? <p className="offerings-fine">{caseWords(assumptions)}</p> : null}
          {group.id === 'sponsor' ? (
            <p className="offerings-fine">As typed from the memorandum. We have not checked it.</p>
          ) : null}
          {before[group.id]}
          <FigureTable group={group} columns={columns} more={group.id === 'dollar' ? [dollarBar] : []} {...compared} />
          {after[group.id]}
        </section>
      ))}
      <section className="offerings-group" aria-label="Notes">
        <h3>Notes</h3>
        {before['notes']}
        <FigureTable group={{ heading: 'Notes', rows: [] }} columns={columns} more={[notes]} {...compared} />
      </section>
    </>
  )
}
