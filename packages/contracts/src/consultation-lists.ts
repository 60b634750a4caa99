/** Ways in which the advisor partner can get in touch. */
export const contactMethods = ['phone', 'email', 'text'] as const
/** Times of day at which the advisor partner can get in touch. */
export const contactTimes = ['morning', 'afternoon', 'evening', 'anytime'] as const

/**
 * State of a request. `saved`: without consent, nothing is sent. `queued`: on its way to the partner. `sent`: an email
 * to the partner was sent or the partner has opened it, and nobody has confirmed receipt yet. `acknowledged`: the
 * partner has received it. `called`, `scheduled` and `closed` are reported by the partner. `failed`: it could not be
 * delivered. `withdrawn`: the consent was withdrawn.
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

/** Who decided about a consent: the person, their browser's privacy signal, or the partner that they told. */
export const consentReasons = ['choice', 'privacy_signal', 'partner_event'] as const
/** Where the server took a phone number from: the form's field, the profile, or the details sent with the form. */
export const phoneSources = ['request_form', 'profile', 'contact_info'] as const

/** One of `consentReasons`. */
export type ConsentReason = (typeof consentReasons)[number]
/** One of `phoneSources`. */
export type PhoneSource = (typeof phoneSources)[number]

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
  'not_reached',
  'declined',
  'opted_out',
  'partner_deleted',
  'account_deleted',
] as const

/** One event of `requestEvents`. */
export type RequestEvent = (typeof requestEvents)[number]

/** Who works at the desk: an adviser of the partner firm, or the site's staff. */
export const deskRoles = ['partner', 'staff'] as const

/** How a request ended, as the partner reports it. None says whether or how much somebody invested. */
export const leadOutcomes = ['going_ahead', 'later', 'not_suitable', 'another_way', 'never_reached'] as const
/** One outcome of `leadOutcomes`. */
export type LeadOutcome = (typeof leadOutcomes)[number]

/** Why the partner does not take a request. */
export const declineReasons = [
  'no_capacity',
  'not_licensed_there',
  'conflict_of_interest',
  'not_suitable',
  'other',
] as const
/** One reason of `declineReasons`. */
export type DeclineReason = (typeof declineReasons)[number]
