import type { BuiltInFaq } from '@dst/content/faq'
import type { Reviewed } from '@dst/content/sources'
import { categoryLabel, type FaqEntry } from '@dst/domain/faq'
import type { FaqAddress } from './faq-address.ts'

/** An entry as the page shows it; built-in ones also have their sources, an address and, in some cases, links to read on. */
export type DisplayedFaq = FaqEntry & Partial<Reviewed & Pick<BuiltInFaq, 'slug'>> & Pick<BuiltInFaq, 'links'>

/** Heading of the questions that are close to a search. */
export const closeHeading = 'Close to what you typed'

/** The line that says how many questions match, by what they are filtered, and, where none does, how many are close. */
export function faqSummary(
  { matching, close, total }: { matching: number; close: number; total: number },
  { category, search }: Pick<FaqAddress, 'category' | 'search'>,
): string {
  const inCategory = category === 'all' ? '' : ` in ${categoryLabel(category)}`
  const searched = search.trim()
  const match = searched === '' ? '' : ` matching "${searched}"`
  const nearby = matching > 0 || close === 0 ? '' : `. ${close} ${close === 1 ? 'is' : 'are'} close to it.`
  return `Showing ${matching} of ${total} questions${inCategory}${match}${nearby}`
}
