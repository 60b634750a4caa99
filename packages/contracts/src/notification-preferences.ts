import type * as z from 'zod'
import { closedObject } from './closed-object.ts'
import { flag } from './fields.ts'

/** Which notifications the investor wants; saved by PUT /api/me/notifications. */
export const notificationPreferencesSchema = closedObject({
  emailNotifications: flag('Email notifications'),
  smsNotifications: flag('SMS notifications'),
  marketingNotifications: flag('Marketing notifications'),
}).meta({ description: 'Notification preferences' })

export type NotificationPreferences = z.output<typeof notificationPreferencesSchema>
