import { identificationWindow, reminderHour } from '@dst/domain/parameters'

/** The switch for reminders of an exchange's deadlines, a consent of its own, with the text next to it. */
export const exchangeReminders = {
  name: 'exchange-reminders',
  title: 'Reminders of your exchange',
  label: 'Remind me of the deadlines of my exchange by email',
  hint: `Before day ${identificationWindow}, before the end of your exchange, and before the extension of your return is due, counted from the exchange saved in your account. At ${reminderHour}:00 in the morning your time, never two a day. A reminder can fail. Write the dates down.`,
} as const
