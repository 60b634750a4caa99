import { Button } from '@dst/ui/button'
import { lazy, Suspense, useState } from 'react'

const LifecycleDialog = lazy(() => import('./lifecycle-dialog'))

/** Opens the lifecycle example; the dialog is loaded when it is first asked for. */
export function LifecycleInfo() {
  const [state, setState] = useState<'unused' | 'open' | 'closed'>('unused')
  return (
    <>
      <Button variant="quiet" icon="info" aria-haspopup="dialog" onClick={() => setState('open')}>
        How a DST exchange unfolds
      </Button>
      {state === 'unused' ? null : (
        <Suspense fallback={null}>
          <LifecycleDialog open={state === 'open'} onClose={() => setState('closed')} />
        </Suspense>
      )}
    </>
  )
}
