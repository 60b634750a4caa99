import { SettingsRows } from '@dst/ui/settings-rows'
import { Switch } from '@dst/ui/switch'

/** The switch for a second factor. It stays off until sign-in can ask for a code: a switch alone would protect nothing. */
export function TwoFactorSetting({ enabled }: { enabled: boolean }) {
  return (
    <SettingsRows
      rows={[
        {
          id: 'two-factor',
          content: (
            <Switch
              label="Two-factor authentication"
              hint="Signing in then also asks for a code from your phone. Two-factor sign-in is being prepared."
              checked={enabled}
              onCheckedChange={() => undefined}
              disabled
            />
          ),
        },
      ]}
    />
  )
}
