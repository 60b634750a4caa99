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
