import { contactPromise } from '@dst/domain/parameters/contact-promise'

/** One figure on the contact page. */
export interface StatCard {
  readonly value: string
  readonly label: string
}

/**
 * The operator's claims about itself on the contact page. The owner must be able to substantiate these figures before
 * launch (FTC Act section 5), or change them. Separate from `site`, which every page loads.
 */
export const contactStats: readonly StatCard[] = [
  { value: '500+', label: 'investors served' },
  { value: `${contactPromise}hr`, label: 'response time' },
  { value: '99%', label: 'satisfaction' },
]
