/** What the FAQ page's fragment carries: the filter, and the question that is open. */
export interface FaqAddress {
  category: string
  search: string
  question?: number
}

/** The page as it first shows: nothing narrowed, nothing open. */
export const plainFaqAddress: FaqAddress = { category: 'all', search: '' }

/** The fragment, without its `#`, for a state of the page; empty for the page as it first shows. */
export function fragmentOfFaqs({ category, search, question }: FaqAddress): string {
  const carried = new URLSearchParams()
  if (category !== plainFaqAddress.category) carried.set('category', category)
  if (search !== '') carried.set('search', search)
  if (question !== undefined) carried.set('question', String(question))
  return carried.toString()
}

/** The state of the page that a fragment asks for; whatever it does not say, or says wrongly, as at first. */
export function faqsFromFragment(fragment: string): FaqAddress {
  const carried = new URLSearchParams(fragment)
  const question = carried.get('question') ?? ''
  return {
    category: carried.get('category') || plainFaqAddress.category,
    search: carried.get('search') ?? plainFaqAddress.search,
    ...(/^\d{1,9}$/.test(question) ? { question: Number(question) } : {}),
  }
}
