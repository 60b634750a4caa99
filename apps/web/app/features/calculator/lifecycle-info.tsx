import { Button } from '@dst/ui/button'
import { lazy, Suspense, useEffect, useRef, useState } from 'react'

const LifecycleDialog = lazy(() => import('./lifecycle-dialog'))

/** Opens the lifecycle example; the dialog is loaded when it is first asked for. */
export function LifecycleInfo() {
  const [state, setState] = useState<'unused' | 'open' | 'closed'>('unused')
  const opener = useRef<HTMLButtonElement>(null)
  // A dialog that is loaded by its own opening has not seen who opened it, so it cannot give the focus back.
  useEffect(() => {
    if (state === 'closed') opener.current?.focus()
  }, [state])

  return (
    <>
      <Button ref={opener} variant="quiet" icon="info" aria-haspopup="dialog" onClick={() => setState('open')}>
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
