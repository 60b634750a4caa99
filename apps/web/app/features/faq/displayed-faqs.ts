import { chooseFaqs, type FaqEntry } from '@dst/domain/faq'
import type { DisplayedFaq } from './faq-list.ts'

/**
 * The entries to show: the server's list if it is long enough, otherwise the built-in one. A server entry with the same
 * text as a built-in one keeps that one's sources and review date. If the whole list has the same text, the built-in
 * array itself is returned, so that nothing rerenders.
 */
export function displayedFaqs(
  server: readonly FaqEntry[] | undefined,
  builtIn: readonly DisplayedFaq[],
): readonly DisplayedFaq[] {
  const reviewed = (entry: FaqEntry): DisplayedFaq => builtIn.find((own) => sameText(own, entry)) ?? entry
  const chosen = chooseFaqs<DisplayedFaq>(server?.map(reviewed), builtIn)
  return chosen.length === builtIn.length && chosen.every((entry, index) => entry === builtIn[index]) ? builtIn : chosen
}

function sameText(own: DisplayedFaq, entry: FaqEntry): boolean {
  return (
    own.id === entry.id &&
    own.category === entry.category &&
    own.question === entry.question &&
    own.answer === entry.answer
  )
}
