import { chooseFaqs, type FaqEntry } from '@dst/domain/faq'
import type { ShownFaq } from './faq-list'

/**
 * The entries to show: the server's list where it is long enough, otherwise the built-in one. An entry of the
 * server that reads as the built-in one keeps that one's sources and review date. A list that reads as the whole
 * built-in one is that one itself, so that nothing is drawn anew for it.
 */
export function shownFaqs(server: readonly FaqEntry[] | undefined, builtIn: readonly ShownFaq[]): readonly ShownFaq[] {
  const reviewed = (entry: FaqEntry): ShownFaq => builtIn.find((own) => sameWords(own, entry)) ?? entry
  const chosen = chooseFaqs<ShownFaq>(server?.map(reviewed), builtIn)
  return chosen.length === builtIn.length && chosen.every((entry, index) => entry === builtIn[index]) ? builtIn : chosen
}

function sameWords(own: ShownFaq, entry: FaqEntry): boolean {
  return (
    own.id === entry.id &&
    own.category === entry.category &&
    own.question === entry.question &&
    own.answer === entry.answer
  )
}
