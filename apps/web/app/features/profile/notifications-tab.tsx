import { notificationSettings, privacySignalNotice } from '@dst/content/notifications'
import type { NotificationPreferences } from '@dst/contracts'
import { Card } from '@dst/ui/card'
import { SettingsRows } from '@dst/ui/settings-rows'
import { Switch } from '@dst/ui/switch'
import { sendsPrivacySignal } from '~/services/privacy-signal'

/** Props of {@link NotificationsTab}. */
export interface NotificationsTabProps {
  notifications: NotificationPreferences
  onChange: (name: keyof NotificationPreferences, value: boolean) => void
}

/** Which messages the investor wants. */
export function NotificationsTab({ notifications, onChange }: NotificationsTabProps) {
  return (
    <Card heading="Notifications" headingLevel={2}>
      {notifications.marketingNotifications || !sendsPrivacySignal() ? null : <p>{privacySignalNotice}</p>}
      <p className="text-ink-muted">Changes here are kept when you press Save All Changes.</p>
      <SettingsRows
        rows={notificationSettings.map(({ name, label, hint }) => ({
          id: name,
          content: <Switch label={label} hint={hint} name={name} checked={notifications[name]} onCheckedChange={(value) => onChange(name, value)} />,
        }))}
      />
    </Card>
  )
}
