import type { Reviewed } from '../sources/index.ts'

/** A notice to print and fill in by hand. `[date]` stands for the last day on which it can be delivered. */
export interface DraftNotice extends Reviewed {
  readonly heading: string
  /** Above everything else: that it is a draft, and what makes it valid. */
  readonly header: string
  /** The lines at its top. */
  readonly lines: {
    readonly addressee: string
    readonly taxpayer: string
    readonly exchangeNumber: string
    readonly sold: string
    readonly lastDay: string
  }
  /** What the signature declares. */
  readonly statement: string
  /** What to write of each property. */
  readonly property: { readonly dst: string; readonly building: string; readonly dstInterest: string }
  readonly value: string
  /** What can still be changed, and how. */
  readonly right: string
  readonly signature: string
  readonly date: string
  readonly receivedBy: string
}

const review = { sources: ['reg-1031k'], reviewed: '2026-11-25' } as const satisfies Reviewed

const form = {
  lines: {
    addressee: 'To (intermediary or another permitted person)',
    taxpayer: 'Taxpayer, as on the exchange agreement',
    exchangeNumber: 'Exchange number',
    sold: 'Property sold',
    lastDay: 'Last day of the identification period',
  },
  property: {
    building: 'Legal description or street address',
    dst: 'Full name of the trust, and the addresses of its property',
    dstInterest: 'Interest, in percent or dollars',
  },
  value: 'Market value',
  signature: 'Signature of the taxpayer',
  date: 'Date',
  receivedBy: 'Received by (name, signature, date and time)',
} as const

/** Names replacement property. */
export const identificationNotice: DraftNotice = {
  heading: 'Identification of replacement property',
  header:
    'Draft. Valid only signed and delivered to your intermediary or another permitted person by ' +
    '[date]. We do not deliver it.',
  ...form,
  statement:
    'Under section 1031(a)(3) of the Internal Revenue Code and Treasury Regulation 1.1031(k)-1(c), I ' +
    'identify the following as replacement property for the property sold:',
  right:
    'I may revoke this identification, in whole or in part, until midnight of the last day of the ' +
    'identification period, in writing, signed and sent to the person who received it.',
  ...review,
}

/** Takes back what was named. */
export const revocationNotice: DraftNotice = {
  heading: 'Revocation of an identification',
  header:
    'Draft. Valid only signed and delivered to the person who received the identification by [date]. ' +
    'We do not deliver it.',
  ...form,
  lines: { ...form.lines, addressee: 'To (the person who received the identification)' },
  statement:
    'Under Treasury Regulation 1.1031(k)-1(c)(6), I revoke my identification of the replacement ' +
    'property that is marked below. What is not marked stays identified.',
  right:
    'Until midnight of the last day of the identification period I may identify other replacement ' +
    'property, in writing, signed and sent in the same way.',
  ...review,
}
