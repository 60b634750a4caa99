import { browserHasPasskeys, type Passkey } from '@dst/auth'
import { Button } from '@dst/ui/button'
import { Card } from '@dst/ui/card'
import { useState } from 'react'
import { ReadProblem } from '~/lib/problems/read-problem.tsx'
import { useUser } from '~/services/session.ts'
import { deviceName } from './device-name.ts'
import { NameDialog } from './name-dialog.tsx'
import { nameOf, PasskeyList } from './passkey-list.tsx'
import { RemoveDialog } from './remove-dialog.tsx'
import { usePasskeys, type Passkeys } from './use-passkeys.ts'

type Opened = { kind: 'add' } | { kind: 'rename' | 'remove'; passkey: Passkey }

/** The passkeys of the account, and a way to add one. Renders nothing if the auth service has passkeys disabled. */
export function PasskeysCard() {
  const user = useUser()
  const passkeys = usePasskeys(user?.id)
  if (passkeys.state === 'off') return null
  return (
    <Card heading="Passkeys" headingLevel={2}>
      <div className="grid justify-items-start gap-4">
        <p>
          Sign in with your fingerprint, face or screen lock instead of a password. Your device keeps the passkey;
          nobody can guess it or trick you out of it.
        </p>
        {passkeys.state === 'failed' ? <ReadProblem {...passkeys.problem} /> : null}
        {passkeys.state === 'read' ? <Manage list={passkeys.list} {...passkeys.calls} /> : null}
      </div>
    </Card>
  )
}

function Manage({ list, add, rename, remove }: { list: readonly Passkey[] } & Passkeys) {
  const [opened, setOpened] = useState<Opened>()
  const close = () => setOpened(undefined)
  return (
    <>
      {list.length === 0 ? null : (
        <div className="security-passkeys">
          <PasskeyList
            passkeys={list}
            onRename={(passkey) => setOpened({ kind: 'rename', passkey })}
            onRemove={(passkey) => setOpened({ kind: 'remove', passkey })}
          />
        </div>
      )}
      {browserHasPasskeys() ? (
        <Button variant="secondary" icon="plus" onClick={() => setOpened({ kind: 'add' })}>
          Add a passkey
        </Button>
      ) : (
        <p>This browser can’t make passkeys. Open this page in a newer browser, or on your phone, to add one.</p>
      )}
      {opened?.kind === 'add' ? (
        <NameDialog
          title="Add a passkey"
          description="Your browser then asks for your fingerprint, face or screen lock."
          name={deviceName(navigator.userAgent)}
          confirmLabel="Continue"
          busyLabel="Waiting for your device..."
          onConfirm={add}
          onClose={close}
        />
      ) : null}
      {opened?.kind === 'rename' ? (
        <NameDialog
          title="Rename this passkey"
          description={`It is now called “${nameOf(opened.passkey)}”.`}
          name={opened.passkey.name}
          confirmLabel="Save"
          busyLabel="Saving..."
          onConfirm={(name) => rename(opened.passkey.id, name)}
          onClose={close}
        />
      ) : null}
      {opened?.kind === 'remove' ? (
        <RemoveDialog passkey={opened.passkey} onConfirm={() => remove(opened.passkey.id)} onClose={close} />
      ) : null}
    </>
  )
}
