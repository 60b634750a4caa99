import type { AuthUser } from '@dst/auth'
import { FormPage } from '@dst/ui/form-page'
import { lazy, Suspense } from 'react'

// Few people have a second factor, and nobody before the first one.
const SecondFactorScreen = lazy(() => import('./second-factor-screen'))

/** Props of {@link SecondFactorStep}. */
export interface SecondFactorStepProps {
  /** Who owes the second factor. */
  person: AuthUser
  /** Called once it is shown, for a page that does not follow the session by itself. */
  onShown?: () => Promise<void> | void
  /** Called when the half sign-in was ended. */
  onCancelled?: () => void
  /** What the code is for, where it is not signing in. */
  purpose?: string
}

/** Asks for the second factor of somebody who has shown the first. */
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
