import { toBeSupplied, type Placeholder } from './placeholder'
import type { Reviewer } from './reviewer'

/** One row of opening hours. */
export interface OpeningHours {
  readonly days: string
  readonly hours: string
}

/** One figure on the contact page. */
export interface StatCard {
  readonly value: string
  readonly label: string
}

/** A profile elsewhere. Without an address it is not shown. */
export interface SocialLink {
  readonly network: 'LinkedIn' | 'Facebook' | 'X' | 'YouTube'
  readonly url: `https://${string}` | null
}

/** Everything about the operator that changes from one owner to the next. */
export interface Site {
  readonly brand: string
  /** Origin under which search engines and previews know the site; `SITE_URL` or `PUBLIC_URL` replaces it when the site is built. */
  readonly url: `https://${string}`
  readonly email: string
  readonly phone: { readonly display: string; readonly href: `tel:+${string}` }
  /** Shown on the legal pages, which leave phone and address open until the owner fills them. */
  readonly legal: { readonly governingLaw: Placeholder; readonly phone: Placeholder; readonly address: Placeholder }
  /** Who stands by the education. Until the owner names a person, the pages say "our editors". */
  readonly reviewer: Reviewer | null
  /** What the owner checks about a partner before naming it. */
  readonly partnerChecks: Placeholder
  /** What the figures of the contact page rest on. */
  readonly statsEvidence: Placeholder
  readonly hours: readonly OpeningHours[]
  readonly stats: readonly StatCard[]
  readonly social: readonly SocialLink[]
}

/** The site's configuration: the file to edit for another brand, beside the partner firm's. The address and numbers are on reserved ranges. */
export const site: Site = {
  brand: 'DST Investing',
  url: 'https://www.example.com',
  email: 'contact@example.com',
  phone: { display: '(555) 555-0142', href: 'tel:+15555550142' },
  legal: {
    governingLaw: toBeSupplied('Governing law and courts'),
    phone: toBeSupplied('Contact phone'),
    address: toBeSupplied('Postal address'),
  },
  reviewer: null,
  partnerChecks: toBeSupplied('What is checked about a partner, and how often'),
  statsEvidence: toBeSupplied('What these figures count, and since when'),
  // The zone reads "EST" all year as specified; the owner may prefer "ET", which also holds in summer.
  hours: [
    { days: 'Mon-Fri', hours: '9am-6pm EST' },
    { days: 'Sat', hours: '10am-2pm EST' },
    { days: 'Sun', hours: 'closed' },
  ],
  // The owner must be able to substantiate these figures before launch (FTC Act section 5), or change them.
  stats: [
    { value: '500+', label: 'investors served' },
    { value: '24hr', label: 'response time' },
    { value: '99%', label: 'satisfaction' },
  ],
  social: [
    { network: 'LinkedIn', url: null },
    { network: 'Facebook', url: null },
    { network: 'X', url: null },
    { network: 'YouTube', url: null },
  ],
}

/** The social links that have an address, and so are shown. */
export function shownSocialLinks(
  links: readonly SocialLink[],
): readonly { network: SocialLink['network']; url: string }[] {
  return links.flatMap(({ network, url }) => (url === null ? [] : [{ network, url }]))
}
