import type * as z from 'zod'
import { closedObject } from './closed-object'
import { flag } from './fields'

/** Which messages the investor wants; saved by PUT /api/me/notifications. */
export const notificationPreferencesSchema = closedObject({
  emailNotifications: flag('Email notifications'),
  smsNotifications: flag('SMS notifications'),
  marketingNotifications: flag('Marketing notifications'),
}).meta({ description: 'Notification preferences' })

export type NotificationPreferences = z.output<typeof notificationPreferencesSchema>
