/** Days of the week as ISO 8601 counts them: 1 is Monday. */
export type Weekday = 1 | 2 | 3 | 4 | 5 | 6 | 7

/** Opening hours of one day, as wall-clock times of the firm's zone, "09:00" to "18:00"; null when closed. */
export type DayHours = { readonly from: `${number}:${number}`; readonly to: `${number}:${number}` } | null

/** The registered investment adviser that requests for a consultation go to. */
export interface PartnerFirm {
  /**
   * Whether the owner has still to name the firm. The site then marks the name, and a site that others can reach takes
   * no requests.
   */
  readonly placeholder: boolean
  readonly name: string
  /** The firm's number in the Central Registration Depository. */
  readonly crd: string
  /** Where the firm's brochure on business, fees and conflicts (Form ADV, part 2A) can be read. */
  readonly formAdvUrl: `https://${string}`
  /** IANA name of the zone that hours and holidays are in. */
  readonly timeZone: string
  readonly hours: Readonly<Record<Weekday, DayHours>>
  /** Days on which the firm is closed, "2026-12-25". */
  readonly holidays: readonly `${number}-${number}-${number}`[]
  /** Length of a booked conversation, in minutes. */
  readonly conversationMinutes: number
}

const everyDay: DayHours = { from: '09:00', to: '20:00' }

/** The firm of this site: the owner's to fill in. Apart from what every page needs, since few pages need it. */
export const partnerFirm: PartnerFirm = {
  placeholder: true,
  name: 'Example Advisory Partners',
  crd: '000000',
  formAdvUrl: 'https://www.example.com/form-adv',
  timeZone: 'America/New_York',
  // A firm that rests on a day can hardly keep "within 24 hours": the clock's time then stands in its place.
  hours: { 1: everyDay, 2: everyDay, 3: everyDay, 4: everyDay, 5: everyDay, 6: everyDay, 7: everyDay },
  holidays: ['2026-11-26', '2026-12-25', '2027-01-01'],
  conversationMinutes: 30,
}

/** The firm's name as pages show it: with a mark while it is a placeholder. */
export function partnerName({ name, placeholder }: PartnerFirm): string {
  return placeholder ? `${name} [partner firm: to be completed by the owner]` : name
}
