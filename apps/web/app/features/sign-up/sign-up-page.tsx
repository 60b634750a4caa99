import { useAuth } from '@dst/auth/react'
import { signUpErrors } from '@dst/domain/errors'
import type { SignUpEntry } from '@dst/domain/validation'
import { Banner } from '@dst/ui/banner'
import { Button } from '@dst/ui/button'
import { FormDivider, FormPage } from '@dst/ui/form-page'
import { TextLink } from '@dst/ui/link'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { ErrorBanner } from '~/lib/error-banner'
import { leavingPage } from '~/lib/leaving-page'
import { useBusy } from '~/lib/use-busy'
import { paths } from '~/paths'
import { writeHandOver } from '~/services/hand-over'
import { useGreeting } from '~/services/use-greeting'
import { Benefits } from './benefits'
import { register } from './register'
import { SignUpForm } from './sign-up-form'

/** Create account. */
export function SignUpPage() {
  const greeting = useGreeting()
  const { error, registering, redirecting, submit, continueWithGoogle } = useRegistration()
  return (
    <FormPage
      title="Create Your Account"
      lead="One account for your investor profile, your score and your consultation."
      before={<TextLink href={paths.home} tone="quiet">Back to Home</TextLink>}
      after={<p>Already have an account? <TextLink href={paths.signIn}>Sign in</TextLink></p>}
      side={<Benefits />}
      sideLabel="Benefits of an account"
    >
      {greeting.message === undefined ? null : <Banner tone="info">{greeting.message}</Banner>}
      <ErrorBanner message={error} />
      <Button variant="secondary" icon="google" wide busy={redirecting} busyLabel="Redirecting..." onClick={continueWithGoogle}>
        Sign up with Google
      </Button>
      <FormDivider label="Or sign up with email" />
      <SignUpForm busy={registering} onSubmit={submit} prefilledEmail={greeting.email} />
    </FormPage>
  )
}

function useRegistration() {
  const { client } = useAuth()
  const navigate = useNavigate()
  const registration = useBusy()
  const google = useBusy()
  const [error, setError] = useState<string>()

  const submit = (entry: SignUpEntry) =>
    registration.run(async () => {
      setError(undefined)
      const outcome = await register(entry, client)
      switch (outcome.kind) {
        case 'registered':
          writeHandOver('registrationData', outcome.data)
          await navigate(outcome.signedIn ? paths.questionnaire : paths.verifyEmail)
          return
        case 'account-exists':
          writeHandOver('prefilledEmail', outcome.email)
          writeHandOver('authMessage', outcome.message)
          await navigate(paths.signIn)
          return
        case 'failed':
          setError(outcome.message)
          if (outcome.unexpected) window.scrollTo({ top: 0 })
      }
    })

  const continueWithGoogle = () =>
    google.run(async () => {
      setError(undefined)
      const outcome = await client.signInWithGoogle('signup')
      if (outcome.ok) await leavingPage()
      else setError(signUpErrors['google-failed'].message)
    })

  return { error, registering: registration.busy, redirecting: google.busy, submit, continueWithGoogle }
}
