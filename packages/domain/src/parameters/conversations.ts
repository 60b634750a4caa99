/** Time after which we ask the partner about a request that it has not acknowledged (hours). */
export const acknowledgementPatience = 20

/** Notice that the partner gets of a conversation, at the least (hours). */
export const conversationNotice = 2

/** Working days of the partner on which conversations are offered. */
export const conversationDays = 3

/** Times before a conversation at which its person is reminded (hours). */
export const conversationReminders = [24, 1] as const

/** Hours of the day, where a person is, between which they are called, and at which a promise ends. */
export const callingHours = { from: 8, to: 21 } as const

/** Time that the partner has after it next opens, if it had less since a request (hours). */
export const contactAfterOpening = 2

/** Days among which the next working day of the partner is looked for. */
export const scheduleHorizon = 60

/** Length of a conversation that the partner can set (minutes). */
export const conversationLength = { minimum: 15, maximum: 120 } as const

/** Closed days and blocked spans that the schedule of the partner can hold. */
export const scheduleMaximum = { closedDays: 366, blockedSpans: 500 } as const

/** Working days that the partner sees of its own times. */
export const scheduleDays = 5
