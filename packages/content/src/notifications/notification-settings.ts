/** The messages that a person can switch on and off, by the name that the API gives them. */
export type NotificationName = 'emailNotifications' | 'smsNotifications' | 'marketingNotifications'

/** One switch of the profile, in the words that stand beside it. */
export interface NotificationSetting {
  readonly name: NotificationName
  readonly label: string
  readonly hint: string
}

/** The switches of the profile, in their order. */
export const notificationSettings: readonly NotificationSetting[] = [
  { name: 'emailNotifications', label: 'Email notifications', hint: 'About your profile, your requests and changes to your account.' },
  { name: 'smsNotifications', label: 'SMS notifications', hint: 'Short messages to the phone number of your profile. Message and data rates may apply.' },
  { name: 'marketingNotifications', label: 'Marketing notifications', hint: 'Articles, events and news about DST investing.' },
]

/** Stands in the profile where the browser asks for privacy and news are off. */
export const privacySignalNotice =
  'Your browser sends a Global Privacy Control signal, so news starts switched off. It comes only if you switch it on here.'
