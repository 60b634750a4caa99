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
  {
    name: 'emailNotifications',
    label: 'Email notifications',
    hint: 'About your requests, and reminders of conversations. Invitations to what you booked, changes of them, and mails about the security of your account always come.',
  },
  {
    name: 'smsNotifications',
    label: 'SMS notifications',
    hint: 'Short messages to the phone number of your profile. We send none at present; your choice is kept for when we do. Message and data rates may apply.',
  },
  {
    name: 'marketingNotifications',
    label: 'Marketing notifications',
    hint: 'Articles, events and news about DST investing. We send none at present; your choice is kept for when we do.',
  },
]

/** Stands in the profile where the browser asks for privacy and news are off. */
export const privacySignalNotice =
  'Your browser sends a Global Privacy Control signal, so news starts switched off. It comes only if you switch it on here.'
