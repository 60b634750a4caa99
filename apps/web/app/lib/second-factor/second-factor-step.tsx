import { FormPage } from '@dst/ui/form-page'
import { lazy, Suspense } from 'react'
import type { SecondFactorStepProps } from './second-factor-screen.tsx'

// Lazy-loaded: few users have a second factor, and it is never needed before the first one.
const SecondFactorScreen = lazy(() => import('./second-factor-screen.tsx'))

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
