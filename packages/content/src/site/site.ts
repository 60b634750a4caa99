import { toBeSupplied, type Placeholder } from './placeholder.ts'
import type { Reviewer } from './reviewer.ts'

/** One row of opening hours. */
export interface OpeningHours {
  readonly days: string
  readonly hours: string
}

/** A social media profile. Without a URL it is not shown. */
export interface SocialLink {
  readonly network: 'LinkedIn' | 'Facebook' | 'X' | 'YouTube'
  readonly url: `https://${string}` | null
}

/** Everything about the operator that changes from one owner to the next. */
export interface Site {
  readonly brand: string
  /**
   * Canonical origin of the site for search engines and previews; `SITE_URL` or `PUBLIC_URL` overrides it at build
   * time.
   */
  readonly url: `https://${string}`
  readonly email: string
  /** The no-reply sender address, unless `MAIL_FROM` sets one. */
  readonly noReplyEmail: string
  readonly phone: { readonly display: string; readonly href: `tel:+${string}` }
  /** Shown on the legal pages, which leave phone and address open until the owner fills them in. */
  readonly legal: { readonly governingLaw: Placeholder; readonly phone: Placeholder; readonly address: Placeholder }
  /** Who vouches for the educational content. Until the owner names a person, the pages say "our editors". */
  readonly reviewer: Reviewer | null
  /** What the owner checks about a partner before naming it. */
  readonly partnerChecks: Placeholder
  /** The evidence for the figures on the contact page. */
  readonly statsEvidence: Placeholder
  readonly hours: readonly OpeningHours[]
  readonly social: readonly SocialLink[]
}

/**
 * The site configuration: the file to edit for another brand, along with that of the partner firm. The addresses and
 * numbers are from reserved ranges.
 */
export const site: Site = {
  brand: 'DST Investing',
  url: 'https://www.example.com',
  email: 'contact@example.com',
  noReplyEmail: 'no-reply@example.com',
  phone: { display: '(555) 555-0142', href: 'tel:+15555550142' },
  legal: {
    governingLaw: toBeSupplied('Governing law and courts'),
    phone: toBeSupplied('Contact phone'),
    address: toBeSupplied('Postal address'),
  },
  reviewer: null,
  partnerChecks: toBeSupplied('What is checked about a partner, and how often'),
  statsEvidence: toBeSupplied('What these figures count, and since when'),
  // The time zone reads "EST" all year on purpose; the owner may prefer "ET", which is also correct in summer.
  hours: [
    { days: 'Mon-Fri', hours: '9am-6pm EST' },
    { days: 'Sat', hours: '10am-2pm EST' },
    { days: 'Sun', hours: 'closed' },
  ],
  social: [
    { network: 'LinkedIn', url: null },
    { network: 'Facebook', url: null },
    { network: 'X', url: null },
    { network: 'YouTube', url: null },
  ],
}

/** Words that no password may be, beside a person's own names: what this site is called and about. */
export const refusedPasswordTerms: readonly string[] = [
  site.brand,
  'DST',
  'Delaware Statutory Trust',
  '1031 exchange',
  'investing',
  'investor',
  'real estate',
]

/** The social links that have a URL and are therefore shown. */
export function displayedSocialLinks(
  links: readonly SocialLink[],
): readonly { network: SocialLink['network']; url: string }[] {
  return links.flatMap(({ network, url }) => (url === null ? [] : [{ network, url }]))
}
