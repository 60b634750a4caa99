import type { OfferingColumn } from '@dst/domain/exchange-file'
import { gapWords } from './needs.ts'
import { noteSentence } from './note-copy.ts'

/** The notes under an offering, in the order that all have: no mark, no number, nothing that weighs them. */
export function NotesOf({ column: { figures } }: { column: OfferingColumn }) {
  if (!figures.ok) return <p>{gapWords(figures.error)}</p>
  const { notes } = figures.value
  if (notes.length === 0) return <p>Nothing to note on these figures.</p>
  return (
    <ul className="offerings-notes">
      {notes.map((note) => (
        <li key={note.id}>{noteSentence(note)}</li>
      ))}
    </ul>
  )
}
