import type { AuthUser } from '@dst/auth'
import { useAuth } from '@dst/auth/react'
import { Button } from '@dst/ui/button'
import { Dialog } from '@dst/ui/dialog'
import { PasswordField } from '@dst/ui/password-field'
import { useEffect, useId, useRef, useState, type FormEvent } from 'react'
import { ErrorBanner } from '~/lib/error-banner.tsx'
import { hasPassword } from '~/lib/has-password.ts'
import { CodeField, codeFieldName } from '~/lib/second-factor/code-field.tsx'
import { codeIssue } from '~/lib/second-factor/show-second-factor.ts'
import { told, type Told } from '~/lib/told.ts'
import { typedText } from '~/lib/typed-text.ts'
import { useBusy } from '~/lib/use-busy.ts'
import { turnOff, type Proof } from './turn-off.ts'

/** Props of {@link TurnOffDialog}. */
export interface TurnOffDialogProps {
  user: AuthUser
  /** Called when it closes; `done` when two-factor authentication is off. */
  onClose: (done: boolean) => void
}

/** Asks for the password and a code before two-factor authentication is turned off. */
export function TurnOffDialog({ user, onClose }: TurnOffDialogProps) {
  const withPassword = hasPassword(user)
  const { busy, wrong, banner, form, submit } = useTurningOff(user, withPassword, () => onClose(true))
  const id = useId()
  return (
    <Dialog
      open
      onClose={() => onClose(false)}
      busy={busy}
      role="alertdialog"
      title="Turn off two-factor authentication?"
      description={
        'Signing in then asks for no code any more, and your recovery codes stop ' +
        `working.${withPassword ? '' : ' You sign in with Google alone.'}`
      }
      footer={
        <>
          <Button variant="secondary" onClick={() => onClose(false)} disabled={busy}>
            Cancel
          </Button>
          <Button type="submit" form={id} variant="danger" busy={busy} busyLabel="Turning off...">
            Turn off
          </Button>
        </>
      }
    >
      <form ref={form} id={id} method="post" noValidate onSubmit={submit} className="grid gap-6">
        <ErrorBanner message={banner?.message} retryAt={banner?.retryAt} />
        {withPassword ? (
          <PasswordField
            id={`${id}-password`}
            name="password"
            label="Your password"
            autoComplete="current-password"
            required
            error={wrong.password}
            data-autofocus
          />
        ) : null}
        <CodeField
          id={`${id}-code`}
          kind="either"
          error={wrong.code}
          {...(withPassword ? {} : { 'data-autofocus': true })}
        />
      </form>
    </Dialog>
  )
}

type Wrong = Partial<Record<keyof Proof, string>>

function useTurningOff(user: AuthUser, withPassword: boolean, onDone: () => void) {
  const { client } = useAuth()
  const { busy, run } = useBusy()
  const [wrong, setWrong] = useState<Wrong>({})
  const [banner, setBanner] = useState<Told>()
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [wrong])

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (busy) return
    const typed = new FormData(event.currentTarget)
    const proof: Proof = {
      password: withPassword ? typedText(typed, 'password') : undefined,
      code: typedText(typed, codeFieldName),
    }
    const missing = missingIn(proof)
    setWrong(missing)
    setBanner(undefined)
    if (Object.keys(missing).length > 0) return
    run(async () => {
      const outcome = await turnOff(user, proof, client)
      if (outcome.ok) return onDone()
      const { field, message } = outcome.error
      if (field === undefined) setBanner(told(outcome.error))
      else setWrong({ [field]: message })
    })
  }

  return { busy, wrong, banner, form, submit }
}

function missingIn({ password, code }: Proof): Wrong {
  const issue = codeIssue(code, 'either')
  return {
    ...(password === '' ? { password: 'Password is required' } : {}),
    ...(issue === undefined ? {} : { code: issue }),
  }
}
