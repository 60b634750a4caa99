export { exchangeReminders } from './exchange-reminders.ts'
export {
  notificationSettings,
  privacySignalNotice,
  type NotificationName,
  type NotificationSetting,
} from './notification-settings.ts'
