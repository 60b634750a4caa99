import type { Passkey } from '@dst/auth'
import { Button } from '@dst/ui/button'
import { SettingsRows } from '@dst/ui/settings-rows'
import { localDate } from '~/lib/time/local-date.ts'

/** Props of {@link PasskeyList}. */
export interface PasskeyListProps {
  passkeys: readonly Passkey[]
  onRename: (passkey: Passkey) => void
  onRemove: (passkey: Passkey) => void
}

/** The passkeys of an account, with when each was last used. */
export function PasskeyList({ passkeys, onRename, onRemove }: PasskeyListProps) {
  return (
    <SettingsRows
      rows={passkeys.map((passkey) => ({
        id: passkey.id,
        content: (
          <div className="grid gap-2">
            <p className="wrap-anywhere">
              <strong>{nameOf(passkey)}</strong>
            </p>
            <p className="text-small text-ink-muted">{daysOf(passkey)}</p>
            <div className="flex flex-wrap gap-2">
              <Button
                variant="secondary"
                size="small"
                onClick={() => onRename(passkey)}
                aria-label={`Rename ${nameOf(passkey)}`}
              >
                Rename
              </Button>
              <Button
                variant="secondary"
                size="small"
                onClick={() => onRemove(passkey)}
                aria-label={`Remove ${nameOf(passkey)}`}
              >
                Remove
              </Button>
            </div>
          </div>
        ),
      }))}
    />
  )
}

/** The display name of a passkey, also if it has none. */
export function nameOf({ name }: Pick<Passkey, 'name'>): string {
  return name === '' ? 'Passkey' : name
}

function daysOf({ addedAt, lastUsedAt }: Passkey): string {
  const used = localDate(lastUsedAt)
  const use = used === undefined ? 'Not used yet.' : `Last used ${used}.`
  return `Added ${localDate(addedAt) ?? 'some time ago'}. ${use}`
}
