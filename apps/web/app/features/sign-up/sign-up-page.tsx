import { useAuth } from '@dst/auth/react'
import { signUpErrors } from '@dst/domain/errors'
import type { SignUpEntry } from '@dst/domain/validation'
import { Banner } from '@dst/ui/banner'
import { FormPage } from '@dst/ui/form-page'
import { TextLink } from '@dst/ui/link'
import { useRef, useState } from 'react'
import { Navigate, useNavigate } from 'react-router'
import { ErrorBanner } from '~/lib/error-banner.tsx'
import { GoogleButton } from '~/lib/google-button.tsx'
import { leavingPage } from '~/lib/leaving-page.ts'
import { told } from '~/lib/told.ts'
import { typedText } from '~/lib/typed-text.ts'
import { useBusy } from '~/lib/use-busy.ts'
import { paths } from '~/paths.ts'
import { connectionTrouble } from '~/services/connection-trouble.ts'
import { writeHandOver } from '~/services/hand-over.ts'
import { hashOfShownWords } from '~/services/consents.ts'
import { useGreeting } from '~/services/use-greeting.ts'
import { useSignedIn } from '~/services/use-signed-in.ts'
import { Benefits } from './benefits.tsx'
import { register } from './register.ts'
import { SignUpForm, type SignUpRefusal } from './sign-up-form.tsx'

/** Create account. */
export function SignUpPage() {
  const greeting = useGreeting()
  const { refusal, googleError, registering, redirecting, submit, continueWithGoogle } = useRegistration()
  const form = useRef<HTMLFormElement>(null)
  const signedIn = useSignedIn()
  if (signedIn && !registering) return <Navigate to={paths.profile} replace />
  return (
    <FormPage
      title="Create Your Account"
      lead="One account for your investor profile, your score and your consultation."
      before={
        <TextLink href={paths.home} tone="quiet">
          Back to Home
        </TextLink>
      }
      after={
        <p>
          Already have an account? <TextLink href={paths.signIn}>Sign in</TextLink>
        </p>
      }
      side={<Benefits />}
      sideLabel="Benefits of an account"
    >
      {greeting.message === undefined ? null : <Banner tone="info">{greeting.message}</Banner>}
      <ErrorBanner message={googleError ?? greeting.problem} />
      <GoogleButton
        divider={{ label: 'Or sign up with email', side: 'after' }}
        busy={redirecting}
        onClick={() => continueWithGoogle(form.current)}
      >
        Sign up with Google
      </GoogleButton>
      <SignUpForm
        formRef={form}
        busy={registering}
        refusal={refusal}
        onSubmit={submit}
        prefilledEmail={greeting.email}
        prefilledNames={greeting.names}
      />
    </FormPage>
  )
}

function useRegistration() {
  const { client } = useAuth()
  const navigate = useNavigate()
  const registration = useBusy()
  const google = useBusy()
  const [refusal, setRefusal] = useState<SignUpRefusal>()
  const [googleError, setGoogleError] = useState<string>()

  const submit = (entry: SignUpEntry) =>
    registration.run(async () => {
      setRefusal(undefined)
      setGoogleError(undefined)
      const outcome = await register(entry, client, { agreedTerms: await hashOfShownWords('terms') })
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
          setRefusal(told(outcome))
          if (outcome.unexpected) window.scrollTo({ top: 0 })
      }
    })

  const continueWithGoogle = (form: HTMLFormElement | null) =>
    google.run(async () => {
      setGoogleError(undefined)
      const outcome = await client.signInWithGoogle('signup')
      if (outcome.ok) {
        if (form !== null) keepTyped(new FormData(form))
        await leavingPage()
      } else setGoogleError(connectionTrouble(outcome.error) ?? signUpErrors['google-failed'].message)
    })

  return { refusal, googleError, registering: registration.busy, redirecting: google.busy, submit, continueWithGoogle }
}

/** Restores the input if the user comes back from Google without an account; the password is never stored. */
function keepTyped(form: FormData): void {
  const email = typedText(form, 'email').trim()
  if (email !== '') writeHandOver('prefilledEmail', email)
  writeHandOver('typedNames', { firstName: typedText(form, 'firstName'), lastName: typedText(form, 'lastName') })
}
