import type { PageQuestion } from '@dst/content/blocks'
import { LinkedTexts } from '~/lib/copy/linked-texts.tsx'

/** A question of a page, with its answer, as an item of a question list; the list's sources are shown below it. */
export function questionItem({ id, question, answer }: PageQuestion) {
  return { id, heading: question, content: <LinkedTexts texts={[answer]} /> }
}
