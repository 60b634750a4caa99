import { notificationSettings, privacySignalNotice } from '@dst/content/notifications'
import type { NotificationPreferences } from '@dst/contracts'
import { Button } from '@dst/ui/button'
import { Card } from '@dst/ui/card'
import { SettingsRows } from '@dst/ui/settings-rows'
import { Switch } from '@dst/ui/switch'
import { sendsPrivacySignal } from '~/services/analytics.ts'

/** Props of {@link NotificationsTab}. */
export interface NotificationsTabProps {
  notifications: NotificationPreferences
  onChange: (name: keyof NotificationPreferences, value: boolean) => void
  onSave: () => void
  busy: boolean
}

/** The messages that the investor wants to receive. */
export function NotificationsTab({ notifications, onChange, onSave, busy }: NotificationsTabProps) {
  return (
    <Card heading="Notifications" headingLevel={2}>
      {notifications.marketingNotifications || !sendsPrivacySignal() ? null : <p>{privacySignalNotice}</p>}
      <p className="text-ink-muted">Changes here take effect when you save them.</p>
      <SettingsRows
        rows={notificationSettings.map(({ name, label, hint }) => ({
          id: name,
          content: (
            <Switch
              label={label}
              hint={hint}
              name={name}
              checked={notifications[name]}
              onCheckedChange={(value) => onChange(name, value)}
            />
          ),
        }))}
      />
      <div>
        <Button variant="secondary" busy={busy} busyLabel="Saving..." onClick={onSave}>
          Save notifications
        </Button>
      </div>
    </Card>
  )
}
