/** Shortest password (characters). */
export const passwordMinimumLength = 8

/** How long a sign-in lasts without being used (days). */
export const sessionInactivity = 30

/** How long a sign-in lasts at most (days). */
export const sessionMaximum = 180

/** How long before its end an open page says that a sign-in ends (minutes). */
export const sessionEndNotice = 10

/** Longest first or last name (characters). */
export const nameMaximumLength = 100

/** Longest entries of the profile, names apart (characters). */
export const profileLimits: {
  readonly email: number
  readonly phoneNumber: number
  readonly location: number
  readonly bio: number
} = { email: 255, phoneNumber: 40, location: 200, bio: 2000 }

/** Fewest digits of a phone number (digits). */
export const phoneMinimumDigits = 7

/** Most digits of a phone number (digits). */
export const phoneMaximumDigits = 15

/** Notifications that a new investor starts with. */
export const notificationDefaults: {
  readonly emailNotifications: boolean
  readonly smsNotifications: boolean
  readonly marketingNotifications: boolean
} = { emailNotifications: true, smsNotifications: false, marketingNotifications: true }
