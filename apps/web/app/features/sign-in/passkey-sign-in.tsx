import { browserHasPasskeys } from '@dst/auth'
import { useAuth } from '@dst/auth/react'
import { Button } from '@dst/ui/button'
import { useMutation } from '@tanstack/react-query'
import { ErrorBanner } from '~/lib/forms/error-banner.tsx'
import { passkeyErrorMessage } from '~/lib/account/passkey-error.ts'
import { toErrorMessage } from '~/lib/forms/error-message.ts'
import { useHydrated } from '~/lib/browser/use-hydrated.ts'

/** Props of {@link PasskeySignIn}. */
export interface PasskeySignInProps {
  /** True while the page signs in another way. */
  disabled: boolean
  /** Whether "Keep me signed in" is checked. */
  rememberMe: () => boolean
}

/**
 * Signs in with a fingerprint, face or screen lock. The page reacts to the session by itself; on failure, typed input
 * stays.
 */
export function PasskeySignIn({ disabled, rememberMe }: PasskeySignInProps) {
  const { client } = useAuth()
  const signIn = useMutation({
    mutationFn: async () => {
      const outcome = await client.passkeys.signIn({ rememberMe: rememberMe() })
      return { trouble: outcome.ok ? undefined : toErrorMessage(passkeyErrorMessage(outcome.error, 'sign-in')) }
    },
  })
  const hydrated = useHydrated()
  // The prerendered HTML includes the button, since nearly every browser supports passkeys; this way nothing shifts.
  if (hydrated && !browserHasPasskeys()) return null

  const trouble = signIn.data?.trouble
  return (
    <div className="grid gap-4">
      <Button
        variant="secondary"
        icon="lock"
        wide
        busy={signIn.isPending}
        busyLabel="Waiting for your device..."
        disabled={disabled}
        onClick={() => signIn.mutate()}
      >
        Sign in with a passkey
      </Button>
      <ErrorBanner message={trouble?.message} retryAt={trouble?.retryAt} />
    </div>
  )
}
