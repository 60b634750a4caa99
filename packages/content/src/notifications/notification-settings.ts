/** The notifications that a user can turn on and off, by their names in the API. */
export type NotificationName = 'emailNotifications' | 'smsNotifications' | 'marketingNotifications'

/** One switch on the profile, with the text next to it. */
export interface NotificationSetting {
  readonly name: NotificationName
  readonly label: string
  readonly hint: string
}

/** The switches on the profile, in order. */
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

/** Shown on the profile when the browser sends a privacy signal and marketing messages are off. */
export const privacySignalNotice =
  'Your browser sends a Global Privacy Control signal, so news starts switched off. It comes only if you switch it on here.'
