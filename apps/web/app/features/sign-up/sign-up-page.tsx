import { useAuth } from '@dst/auth/react'
import { signUpErrors } from '@dst/domain/errors'
import { validateSignUp, type SignUpEntry } from '@dst/domain/validation'
import { Banner } from '@dst/ui/banner'
import { FormPage } from '@dst/ui/form-page'
import { TextLink } from '@dst/ui/link'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useForm, type UseFormReturn } from 'react-hook-form'
import { Navigate, useNavigate } from 'react-router'
import { ErrorBanner } from '~/lib/forms/error-banner.tsx'
import { domainResolver } from '~/lib/forms/domain-resolver.ts'
import { usePrefill } from '~/lib/forms/use-prefill.ts'
import { GoogleButton } from '~/lib/account/google-button.tsx'
import { leavingPage } from '~/lib/browser/leaving-page.ts'
import { toErrorMessage, type ErrorMessage } from '~/lib/forms/error-message.ts'
import { paths } from '~/paths.ts'
import { connectionErrorMessage } from '~/services/connection-error.ts'
import { writeHandOver } from '~/services/hand-over.ts'
import { hashOfDisplayedText } from '~/services/queries/consents.ts'
import { useCarriedEmail } from '~/lib/account/use-carried-email.ts'
import { useGreeting } from '~/lib/account/use-greeting.ts'
import { useUser } from '~/services/session.ts'
import { Benefits } from './benefits.tsx'
import { register } from './register.ts'
import { SignUpForm } from './sign-up-form.tsx'

/** Create account. */
export function SignUpPage() {
  const greeting = useGreeting()
  const form = useForm<SignUpEntry>({
    defaultValues: { firstName: '', lastName: '', email: '', password: '', termsAccepted: false },
    resolver: domainResolver<SignUpEntry>(validateSignUp),
    shouldFocusError: false,
  })
  usePrefill(form, 'email', greeting.email)
  usePrefill(form, 'firstName', greeting.names?.firstName)
  usePrefill(form, 'lastName', greeting.names?.lastName)
  useCarriedEmail(() => form.getValues('email'))
  const { refusal, googleError, redirecting, clear, submit, continueWithGoogle } = useRegistration(form)
  const signedIn = useUser()?.emailVerified ?? false
  if (signedIn && !form.formState.isSubmitting) return <Navigate to={paths.profile} replace />
  return (
    <FormPage
      title="Create Your Account"
      lead="One account for your investor profile, your score, your exchange and your consultation."
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
        onClick={() => continueWithGoogle(form.getValues())}
      >
        Sign up with Google
      </GoogleButton>
      <SignUpForm form={form} refusal={refusal} onAttempt={clear} onSubmit={submit} />
    </FormPage>
  )
}

function useRegistration({ setError }: UseFormReturn<SignUpEntry>) {
  const { client } = useAuth()
  const navigate = useNavigate()
  const [refusal, setRefusal] = useState<ErrorMessage>()
  const [googleError, setGoogleError] = useState<string>()

  const registration = useMutation({
    mutationFn: async (entry: SignUpEntry) =>
      register(entry, client, { agreedTerms: await hashOfDisplayedText('terms') }),
    // It holds the password.
    gcTime: 0,
    onSuccess: (outcome) => {
      switch (outcome.kind) {
        case 'registered':
          writeHandOver('registrationData', outcome.data)
          return navigate(outcome.signedIn ? paths.questionnaire : paths.verifyEmail)
        case 'account-exists':
          writeHandOver('prefilledEmail', outcome.email)
          writeHandOver('authMessage', outcome.message)
          return navigate(paths.signIn)
        case 'failed':
          if (outcome.field === undefined) setRefusal(toErrorMessage(outcome))
          else setError(outcome.field, { message: outcome.message })
          if (outcome.unexpected) window.scrollTo({ top: 0 })
          return undefined
      }
    },
  })

  const google = useMutation({
    mutationFn: async (typed: SignUpEntry) => {
      const outcome = await client.signInWithGoogle('signup')
      if (!outcome.ok) return outcome
      storeTyped(typed)
      await leavingPage()
      return outcome
    },
    onMutate: () => setGoogleError(undefined),
    onSuccess: (outcome) => {
      if (!outcome.ok) setGoogleError(connectionErrorMessage(outcome.error) ?? signUpErrors['google-failed'].message)
    },
  })

  return {
    refusal,
    googleError,
    redirecting: google.isPending,
    clear: () => {
      setRefusal(undefined)
      setGoogleError(undefined)
    },
    submit: registration.mutateAsync,
    continueWithGoogle: google.mutate,
  }
}

/** Restores the input if the user comes back from Google without an account; the password is never stored. */
function storeTyped({ email, firstName, lastName }: SignUpEntry): void {
  if (email.trim() !== '') writeHandOver('prefilledEmail', email.trim())
  writeHandOver('typedNames', { firstName, lastName })
}
