import { toBeSupplied, type Placeholder } from '../site/placeholder.ts'

/** Days of the week as ISO 8601 counts them: 1 is Monday. */
export type Weekday = 1 | 2 | 3 | 4 | 5 | 6 | 7

/** Opening hours of one day, as wall-clock times in the firm's time zone, "09:00" to "18:00"; null when closed. */
export type DayHours = { readonly from: `${number}:${number}`; readonly to: `${number}:${number}` } | null

/** The registered investment adviser that receives consultation requests. */
export interface PartnerFirm {
  /**
   * Whether the owner still has to name the firm. If so, the site marks the name, and a publicly reachable site accepts
   * no requests.
   */
  readonly placeholder: boolean
  readonly name: string
  /** The firm's number in the Central Registration Depository. */
  readonly crd: string
  /** Where the firm's brochure on business, fees and conflicts (Form ADV, part 2A) can be read. */
  readonly formAdvUrl: `https://${string}`
  /**
   * What the firm pays for each person who is passed on: the amount or how it is worked out, and when it is due. Until
   * the owner says it, a publicly reachable site accepts no requests either.
   */
  readonly feeTerms: Placeholder | { readonly placeholder: false; readonly text: string }
  /** IANA name of the time zone of the hours and holidays. */
  readonly timeZone: string
  readonly hours: Readonly<Record<Weekday, DayHours>>
  /** Days on which the firm is closed, e.g. "2026-12-25". */
  readonly holidays: readonly `${number}-${number}-${number}`[]
  /** Length of a booked conversation, in minutes. */
  readonly conversationMinutes: number
}

const everyDay: DayHours = { from: '09:00', to: '20:00' }

/** The partner firm of this site, to be filled in by the owner. Separate from `site` because few pages need it. */
export const partnerFirm: PartnerFirm = {
  placeholder: true,
  name: 'Example Advisory Partners',
  crd: '000000',
  formAdvUrl: 'https://www.example.com/form-adv',
  feeTerms: toBeSupplied('What the partner pays for each person, and when'),
  timeZone: 'America/New_York',
  // A firm that closes for a day can hardly keep "within 24 hours"; pages then show a clock time instead.
  hours: { 1: everyDay, 2: everyDay, 3: everyDay, 4: everyDay, 5: everyDay, 6: everyDay, 7: everyDay },
  holidays: ['2026-11-26', '2026-12-25', '2027-01-01'],
  conversationMinutes: 30,
}

/** The firm's name as shown on pages, marked while it is a placeholder. */
export function partnerName({ name, placeholder }: PartnerFirm): string {
  return placeholder ? `${name} [partner firm: to be completed by the owner]` : name
}
