/** Ways in which the advisor partner can get in touch. */
export const contactMethods = ['phone', 'email', 'text'] as const
/** Times of day at which the advisor partner can get in touch. */
export const contactTimes = ['morning', 'afternoon', 'evening', 'anytime'] as const

/**
 * State of a request. `saved`: without consent, nothing is sent. `queued`: on its way to the partner. `sent`: an email
 * to the partner was sent, and nobody has confirmed receipt yet. `acknowledged`: the partner has received it. `called`,
 * `scheduled` and `closed` are reported by the partner. `failed`: it could not be delivered. `withdrawn`: the consent
 * was withdrawn.
 */
export const requestStates = [
  'saved',
  'queued',
  'sent',
  'acknowledged',
  'called',
  'scheduled',
  'closed',
  'failed',
  'withdrawn',
] as const

/** One state of `requestStates`. */
export type RequestState = (typeof requestStates)[number]

/** What can happen to a request. */
export const requestEvents = [
  'asked',
  'changed',
  'shared',
  'sent',
  'acknowledged',
  'called',
  'scheduled',
  'closed',
  'failed',
  'withdrawn',
  'withdrawal_told',
  'booked',
  'moved',
  'cancelled',
] as const

/** One event of `requestEvents`. */
export type RequestEvent = (typeof requestEvents)[number]
