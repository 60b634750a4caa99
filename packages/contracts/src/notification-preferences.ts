import type * as z from 'zod/mini'
import { described } from './described.ts'
import { closedObject } from './closed-object.ts'
import { flag } from './fields.ts'

/** Which notifications the investor wants; saved by PUT /api/me/notifications. */
export const notificationPreferencesSchema = described(
  'Notification preferences',
  closedObject({
    emailNotifications: flag('Email notifications'),
    smsNotifications: flag('SMS notifications'),
    marketingNotifications: flag('Marketing notifications'),
  }),
)

/** The three notification switches; true means wanted. */
export type NotificationPreferences = z.output<typeof notificationPreferencesSchema>
