import type { PageQuestion } from '@dst/content/blocks'
import { LinkedTexts } from './linked-texts'

/** A question of a page, with its answer, as an entry of a question list; what the list rests on stands below it. */
export function questionItem({ id, question, answer }: PageQuestion) {
  return { id, heading: question, content: <LinkedTexts texts={[answer]} /> }
}
