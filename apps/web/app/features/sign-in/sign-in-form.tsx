import type { SignInInput } from '@dst/auth'
import { validateSignIn, type ValidationIssue } from '@dst/domain/validation'
import { Button } from '@dst/ui/button'
import { Checkbox } from '@dst/ui/checkbox'
import { FormFields } from '@dst/ui/form-page'
import { PasswordField } from '@dst/ui/password-field'
import { TextField } from '@dst/ui/text-field'
import { useRef, useState, type FormEvent } from 'react'
import { fieldError } from '~/lib/field-errors'
import { typedText } from '~/lib/typed-text'
import { ForgotPassword } from './forgot-password'

const none: readonly ValidationIssue[] = []

/** Props of {@link SignInForm}. */
export interface SignInFormProps {
  busy: boolean
  onSubmit: (entry: SignInInput) => void
  prefilledEmail: string | undefined
}

/** The fields of a sign-in. */
export function SignInForm({ busy, onSubmit, prefilledEmail }: SignInFormProps) {
  const [issues, setIssues] = useState(none)
  const emailField = useRef<HTMLInputElement>(null)

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (busy) return
    const form = event.currentTarget
    const entry = entryFrom(new FormData(form))
    const found = validateSignIn(entry)
    setIssues(found)
    const [first] = found
    if (first === undefined) onSubmit(entry)
    else form.querySelector<HTMLInputElement>(`[name="${first.field}"]`)?.focus()
  }

  // Before the page's script is there, a form that is sent must not put what was typed into an address.
  return (
    <form method="post" noValidate onSubmit={submit} className="grid gap-6">
      <FormFields>
        <TextField ref={emailField} defaultValue={prefilledEmail} name="email" type="email" label="Email Address" autoComplete="username" required error={fieldError(issues, 'email')} />
        <PasswordField
          name="password"
          label="Password"
          labelAside={<ForgotPassword currentEmail={() => emailField.current?.value ?? ''} />}
          autoComplete="current-password"
          required
          error={fieldError(issues, 'password')}
        />
        <Checkbox name="rememberMe" label="Keep me signed in" hint="On a shared device leave this off: you are then signed out with the tab." />
      </FormFields>
      <Button type="submit" wide busy={busy} busyLabel="Signing In...">Sign In</Button>
    </form>
  )
}

function entryFrom(form: FormData): SignInInput {
  return { email: typedText(form, 'email'), password: typedText(form, 'password'), rememberMe: form.get('rememberMe') !== null }
}
