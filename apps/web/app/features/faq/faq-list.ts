import type { BuiltInFaq } from '@dst/content/faq'
import type { Reviewed } from '@dst/content/sources'
import { categoryLabel, type FaqEntry } from '@dst/domain/faq'
import type { FaqAddress } from './faq-address'

/** An entry as the page shows it; the built-in ones also say what they rest on, and some where to read on. */
export type ShownFaq = FaqEntry & Partial<Reviewed> & Pick<BuiltInFaq, 'link'>

/** The line that says how many questions show, and by what they are narrowed. */
export function faqSummary(
  shown: number,
  total: number,
  { category, search }: Pick<FaqAddress, 'category' | 'search'>,
): string {
  const inCategory = category === 'all' ? '' : ` in ${categoryLabel(category)}`
  const searched = search.trim()
  const matching = searched === '' ? '' : ` matching "${searched}"`
  return `Showing ${shown} of ${total} questions${inCategory}${matching}`
}
