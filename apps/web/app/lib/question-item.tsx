import type { PageQuestion } from '@dst/content/blocks'
import { ReviewNote } from './review-note'

/** A question of a page, with its answer and what that rests on, as an entry of a question list. */
export function questionItem(entry: PageQuestion) {
  return {
    id: entry.id,
    heading: entry.question,
    content: (
      <>
        <p>{entry.answer}</p>
        <ReviewNote of={entry} />
      </>
    ),
  }
}
