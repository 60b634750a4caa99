import type { SignInInput } from '@dst/auth'
import { useAuth } from '@dst/auth/react'
import { signInErrors } from '@dst/domain/errors'
import { Banner } from '@dst/ui/banner'
import { FormPage } from '@dst/ui/form-page'
import { TextLink } from '@dst/ui/link'
import { useRef, useState } from 'react'
import { Navigate, useNavigate } from 'react-router'
import { ErrorBanner } from '~/lib/error-banner.tsx'
import { GoogleButton } from '~/lib/google-button.tsx'
import { leavingPage } from '~/lib/leaving-page.ts'
import { SecondFactorStep } from '~/lib/second-factor/second-factor-step.tsx'
import { told, type Told } from '~/lib/told.ts'
import { useBusy } from '~/lib/use-busy.ts'
import { paths } from '~/paths.ts'
import { api } from '~/services/api.ts'
import { connectionTrouble } from '~/services/connection-trouble.ts'
import { clearHandOver, writeHandOver } from '~/services/hand-over.ts'
import { useGreeting } from '~/services/use-greeting.ts'
import { useSignedIn } from '~/services/use-signed-in.ts'
import { pathAfterSignIn } from '~/services/way-back.ts'
import { LeaveSignedIn } from './leave-signed-in.tsx'
import { PasskeySignIn } from './passkey-sign-in.tsx'
import { signIn } from './sign-in.ts'
import { SignInForm } from './sign-in-form.tsx'

/** Sign in. */
export function SignInPage() {
  const greeting = useGreeting()
  const { error, signingIn, redirecting, target, submit, continueWithGoogle } = useSignIn()
  const emailField = useRef<HTMLInputElement>(null)
  const { user, pending } = useAuth()
  const signedIn = useSignedIn()
  if (pending !== null && !signingIn) return <SecondFactorStep person={pending} />
  if (signedIn && user !== null && !signingIn)
    return target === undefined ? <LeaveSignedIn userId={user.id} /> : <Navigate to={target} replace />
  return (
    <FormPage
      title="Welcome Back"
      lead="Please sign in to your account"
      before={
        <TextLink href={paths.home} tone="quiet">
          Back to Home
        </TextLink>
      }
      after={
        <p>
          Don't have an account? <TextLink href={paths.signUp}>Create one now</TextLink>
        </p>
      }
    >
      {greeting.message === undefined ? null : <Banner tone="info">{greeting.message}</Banner>}
      <ErrorBanner message={error === undefined ? greeting.problem : error.message} retryAt={error?.retryAt} />
      <SignInForm emailField={emailField} busy={signingIn} onSubmit={submit} prefilledEmail={greeting.email} />
      <GoogleButton
        divider={{ label: 'Or continue with', side: 'before' }}
        busy={redirecting}
        disabled={signingIn}
        onClick={() => continueWithGoogle(emailField.current?.value.trim())}
      >
        Google
      </GoogleButton>
      <PasskeySignIn disabled={signingIn} rememberMe={keepsSignedIn} />
    </FormPage>
  )
}

/** The current value of the form's checkbox. */
function keepsSignedIn(): boolean {
  return document.querySelector<HTMLInputElement>('input[name="rememberMe"]')?.checked ?? false
}

function useSignIn() {
  const { client } = useAuth()
  const navigate = useNavigate()
  const attempt = useBusy()
  const google = useBusy()
  const [error, setError] = useState<Told>()
  // While the next page is loading, this one already redirects signed-in users; this makes it the same target.
  const [target, setTarget] = useState<string>()

  async function leaveFor(path: string) {
    setTarget(path)
    await navigate(path)
  }

  const submit = (entry: SignInInput) =>
    attempt.run(async () => {
      setError(undefined)
      const outcome = await signIn(entry, { auth: client, api })
      switch (outcome.kind) {
        case 'signed-in':
          clearHandOver('prefilledEmail')
          await leaveFor(pathAfterSignIn((await client.session())?.user.id, paths.profile))
          return
        case 'second-factor':
          clearHandOver('prefilledEmail')
          return
        case 'no-account':
          writeHandOver('authMessage', outcome.message)
          writeHandOver('prefilledEmail', outcome.email)
          await navigate(paths.signUp)
          return
        case 'failed':
          setError(told(outcome))
      }
    })

  /** Restores the typed email address if the user comes back from Google without an account. */
  const continueWithGoogle = (typed: string | undefined) =>
    google.run(async () => {
      setError(undefined)
      const outcome = await client.signInWithGoogle('login')
      if (outcome.ok) {
        if (typed) writeHandOver('prefilledEmail', typed)
        await leavingPage()
      } else setError(told({ message: connectionTrouble(outcome.error) ?? signInErrors['google-failed'].message }))
    })

  return { error, signingIn: attempt.busy, redirecting: google.busy, target, submit, continueWithGoogle }
}
