import type { NotificationPreferences } from '@dst/contracts'
import { Card } from '@dst/ui/card'
import { SettingsRows } from '@dst/ui/settings-rows'
import { Switch } from '@dst/ui/switch'

const settings = [
  { name: 'emailNotifications', label: 'Email notifications', hint: 'About your profile, your requests and changes to your account.' },
  { name: 'smsNotifications', label: 'SMS notifications', hint: 'Short messages to the phone number of your profile. Message and data rates may apply.' },
  { name: 'marketingNotifications', label: 'Marketing notifications', hint: 'Articles, events and news about DST investing.' },
] as const satisfies readonly { name: keyof NotificationPreferences; label: string; hint: string }[]

/** Props of {@link NotificationsTab}. */
export interface NotificationsTabProps {
  notifications: NotificationPreferences
  onChange: (name: keyof NotificationPreferences, value: boolean) => void
}

/** Which messages the investor wants. */
export function NotificationsTab({ notifications, onChange }: NotificationsTabProps) {
  return (
    <Card heading="Notifications" headingLevel={2}>
      <p className="text-ink-muted">Changes here are kept when you press Save All Changes.</p>
      <SettingsRows
        rows={settings.map(({ name, label, hint }) => ({
          id: name,
          content: <Switch label={label} hint={hint} name={name} checked={notifications[name]} onCheckedChange={(value) => onChange(name, value)} />,
        }))}
      />
    </Card>
  )
}
