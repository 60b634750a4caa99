/** The state in the FAQ page's URL fragment: the filter and the open question. */
export interface FaqAddress {
  category: string
  search: string
  question?: number
}

/** The initial state of the page: no filter, nothing open. */
export const plainFaqAddress: FaqAddress = { category: 'all', search: '' }

/** The URL fragment, without its `#`, for a state of the page; empty for the initial state. */
export function fragmentOfFaqs({ category, search, question }: FaqAddress): string {
  const carried = new URLSearchParams()
  if (category !== plainFaqAddress.category) carried.set('category', category)
  if (search !== '') carried.set('search', search)
  if (question !== undefined) carried.set('question', String(question))
  return carried.toString()
}

/** The page state in a fragment; missing or invalid parts get their initial value. */
export function faqsFromFragment(fragment: string): FaqAddress {
  const carried = new URLSearchParams(fragment)
  const question = carried.get('question') ?? ''
  return {
    category: carried.get('category') || plainFaqAddress.category,
    search: carried.get('search') ?? plainFaqAddress.search,
    ...(/^\d{1,9}$/.test(question) ? { question: Number(question) } : {}),
  }
}
