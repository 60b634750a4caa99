import { browserHasPasskeys } from '@dst/auth'
import { useAuth } from '@dst/auth/react'
import { Button } from '@dst/ui/button'
import { useState } from 'react'
import { ErrorBanner } from '~/lib/error-banner'
import { passkeyTrouble } from '~/lib/passkey-trouble'
import { told, type Told } from '~/lib/told'
import { useBusy } from '~/lib/use-busy'
import { useHydrated } from '~/lib/use-hydrated'

/** Props of {@link PasskeySignIn}. */
export interface PasskeySignInProps {
  /** While the page signs in another way. */
  disabled: boolean
  /** Whether "Keep me signed in" is ticked. */
  rememberMe: () => boolean
}

/**
 * Signs in by fingerprint, face or screen lock. The page follows the session by itself; what was typed stays where this
 * comes to nothing.
 */
export function PasskeySignIn({ disabled, rememberMe }: PasskeySignInProps) {
  const { client } = useAuth()
  const { busy, run } = useBusy()
  const [trouble, setTrouble] = useState<Told>()
  const hydrated = useHydrated()
  // The page's prerendered HTML has the button: nearly every browser can do it, and nothing moves where one can.
  if (hydrated && !browserHasPasskeys()) return null

  const signIn = () =>
    run(async () => {
      setTrouble(undefined)
      const outcome = await client.passkeys.signIn({ rememberMe: rememberMe() })
      if (!outcome.ok) setTrouble(told(passkeyTrouble(outcome.error, 'sign-in')))
    })
  return (
    <div className="grid gap-4">
      <Button
        variant="secondary"
        icon="lock"
        wide
        busy={busy}
        busyLabel="Waiting for your device..."
        disabled={disabled}
        onClick={signIn}
      >
        Sign in with a passkey
      </Button>
      <ErrorBanner message={trouble?.message} retryAt={trouble?.retryAt} />
    </div>
  )
}
