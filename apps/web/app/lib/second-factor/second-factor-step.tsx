import type { AuthUser } from '@dst/auth'
import { FormPage } from '@dst/ui/form-page'
import { lazy, Suspense } from 'react'

// Lazy-loaded: few users have a second factor, and it is never needed before the first one.
const SecondFactorScreen = lazy(() => import('./second-factor-screen.tsx'))

/** Props of {@link SecondFactorStep}. */
export interface SecondFactorStepProps {
  /** The user whose second factor is needed. */
  person: AuthUser
  /** Called once it is verified, for a page that doesn't react to the session by itself. */
  onShown?: () => Promise<void> | void
  /** Called when the incomplete sign-in was canceled. */
  onCancelled?: () => void
  /** What the code is for, if not for signing in. */
  purpose?: string
}

/** Asks for the second factor after the first has been verified. */
export function SecondFactorStep(props: SecondFactorStepProps) {
  return (
    <Suspense
      fallback={
        <FormPage title="One more step">
          <output>One moment, please...</output>
        </FormPage>
      }
    >
      <SecondFactorScreen {...props} />
    </Suspense>
  )
}
