import { useAuth } from '@dst/auth/react'
import { signInErrors } from '@dst/domain/errors'
import { validateSignIn } from '@dst/domain/validation'
import { Banner } from '@dst/ui/banner'
import { FormPage } from '@dst/ui/form-page'
import { TextLink } from '@dst/ui/link'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { Navigate, useNavigate } from 'react-router'
import { ErrorBanner } from '~/lib/forms/error-banner.tsx'
import { domainResolver } from '~/lib/forms/domain-resolver.ts'
import { usePrefill } from '~/lib/forms/use-prefill.ts'
import { GoogleButton, useGoogleOffered } from '~/lib/account/google-button.tsx'
import { leavingPage } from '~/lib/browser/leaving-page.ts'
import { SecondFactorStep } from '~/lib/second-factor/second-factor-step.tsx'
import { toErrorMessage, type ErrorMessage } from '~/lib/forms/error-message.ts'
import { paths } from '~/paths.ts'
import { api } from '~/services/api.ts'
import { connectionErrorMessage } from '~/services/connection-error.ts'
import { clearHandOver, writeHandOver } from '~/services/hand-over.ts'
import { useCarriedEmail } from '~/lib/account/use-carried-email.ts'
import { useGreeting } from '~/lib/account/use-greeting.ts'
import { startPathOf } from '~/lib/account/desk-role.ts'
import { pathAfterSignIn } from '~/lib/account/way-back.ts'
import { useSessionStore } from '~/services/session.ts'
import { LeaveSignedIn } from './leave-signed-in.tsx'
import { PasskeySignIn } from './passkey-sign-in.tsx'
import { signIn } from './sign-in.ts'
import { SignInForm, type SignInEntry } from './sign-in-form.tsx'

/** Sign in. */
export function SignInPage() {
  const greeting = useGreeting()
  const form = useForm<SignInEntry>({
    defaultValues: { email: '', password: '', rememberMe: false },
    resolver: domainResolver<SignInEntry>(validateSignIn),
    shouldFocusError: false,
  })
  usePrefill(form, 'email', greeting.email)
  useCarriedEmail(() => form.getValues('email'))
  const signingIn = form.formState.isSubmitting
  const { error, redirecting, target, submit, continueWithGoogle } = useSignIn()
  const { session, pending } = useSessionStore()
  if (pending !== null && !signingIn) return <SecondFactorStep person={pending} />
  if (session?.user.emailVerified === true && !signingIn)
    return target === undefined ? <LeaveSignedIn user={session.user} /> : <Navigate to={target} replace />
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
      <ErrorBanner
        message={error === undefined ? greeting.problem : error.message}
        retryAt={error?.retryAt}
        action={error?.mayUseGoogle === true ? <GoogleHint /> : undefined}
      />
      <SignInForm form={form} onSubmit={submit} />
      <GoogleButton
        divider={{ label: 'Or continue with', side: 'before' }}
        busy={redirecting}
        disabled={signingIn}
        onClick={() => continueWithGoogle(form.getValues('email').trim())}
      >
        Google
      </GoogleButton>
      <PasskeySignIn disabled={signingIn} rememberMe={() => form.getValues('rememberMe')} />
    </FormPage>
  )
}

/** The same after every wrong password: whether an account uses Google is nobody else's business. */
function GoogleHint() {
  return useGoogleOffered() ? (
    <p>
      Did you sign up with Google? Such an account has no password until you choose one: press “Google” below, or
      “Forgot password?” to get one.
    </p>
  ) : null
}

function useSignIn() {
  const { client } = useAuth()
  const navigate = useNavigate()
  const [error, setError] = useState<ErrorMessage & { mayUseGoogle?: boolean | undefined }>()
  // While the next page is loading, this one already redirects signed-in users; this makes it the same target.
  const [target, setTarget] = useState<string>()

  const attempt = useMutation({
    mutationFn: (entry: SignInEntry) => signIn(entry, { auth: client, api }),
    // It holds the password.
    gcTime: 0,
    onMutate: () => setError(undefined),
    onSuccess: async (outcome) => {
      switch (outcome.kind) {
        case 'signed-in': {
          clearHandOver('prefilledEmail')
          const user = (await client.session())?.user
          const path = pathAfterSignIn(user?.id, startPathOf(user))
          setTarget(path)
          return navigate(path)
        }
        case 'second-factor':
          return clearHandOver('prefilledEmail')
        case 'no-account':
          writeHandOver('authMessage', outcome.message)
          writeHandOver('prefilledEmail', outcome.email)
          return navigate(paths.signUp)
        case 'failed':
          return setError({ ...toErrorMessage(outcome), mayUseGoogle: outcome.mayUseGoogle })
      }
    },
  })

  const google = useMutation({
    mutationFn: async (typed: string) => {
      const outcome = await client.signInWithGoogle('login')
      if (!outcome.ok) return outcome
      // Comes back if the user returns from Google without an account.
      if (typed !== '') writeHandOver('prefilledEmail', typed)
      await leavingPage()
      return outcome
    },
    onMutate: () => setError(undefined),
    onSuccess: (outcome) => {
      if (!outcome.ok)
        setError(
          toErrorMessage({ message: connectionErrorMessage(outcome.error) ?? signInErrors['google-failed'].message }),
        )
    },
  })

  return {
    error,
    redirecting: google.isPending,
    target,
    submit: attempt.mutateAsync,
    continueWithGoogle: google.mutate,
  }
}
