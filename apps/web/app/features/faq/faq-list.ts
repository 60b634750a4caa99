import type { BuiltInFaq } from '@dst/content/faq'
import type { Reviewed } from '@dst/content/sources'
import { categoryLabel, type FaqEntry } from '@dst/domain/faq'
import type { FaqAddress } from './faq-address.ts'

/** An entry as the page shows it; built-in ones also have their sources and, in some cases, a link to read on. */
export type ShownFaq = FaqEntry & Partial<Reviewed> & Pick<BuiltInFaq, 'links'>

/** The line that says how many questions are shown, and by what they are filtered. */
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
