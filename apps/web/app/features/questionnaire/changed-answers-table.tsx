import { DataTable } from '@dst/ui/data-table'
import type { ChangedAnswer } from './answer-labels.ts'

interface ChangedAnswersTableProps {
  /** Caption of the table. */
  caption: string
  hideCaption?: boolean
  changes: readonly ChangedAnswer[]
}

/** The changed answers: question, before, now. */
export function ChangedAnswersTable({ caption, hideCaption = false, changes }: ChangedAnswersTableProps) {
  return (
    <DataTable
      caption={caption}
      hideCaption={hideCaption}
      columns={['Question', 'Before', 'Now']}
      rows={changes.map(({ question, before, now }) => ({ heading: question, cells: [before, now] }))}
    />
  )
}
