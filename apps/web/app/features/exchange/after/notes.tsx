import { Disclosure } from '@dst/ui/disclosure'
import type { ExchangeNote } from '@dst/content/exchange'
import { useTermLinks } from '~/lib/copy/linked-texts.tsx'
import { ReviewNote } from '~/lib/copy/review-note.tsx'

interface NotesProps {
  /** What the label that opens them says. */
  summary: string
  notes: readonly ExchangeNote[]
}

/** What is behind the figures of a section, with its sources. */
export function Notes({ summary, notes }: NotesProps) {
  const linked = useTermLinks()
  return (
    <Disclosure summary={summary} icon="question">
      <div className="after-notes">
        <ul>
          {notes.map(({ id, heading, text }) => (
            <li key={id}>
              <strong>{`${heading}.`}</strong> {linked(text)}
            </li>
          ))}
        </ul>
        <ReviewNote of={notes} />
      </div>
    </Disclosure>
  )
}
