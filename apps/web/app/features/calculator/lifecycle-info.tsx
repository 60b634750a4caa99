import { Button } from '@dst/ui/button'
import { lazy, Suspense, useEffect, useRef, useState } from 'react'

const LifecycleDialog = lazy(() => import('./lifecycle-dialog.tsx'))

/** Opens the lifecycle example; the dialog is loaded on first use. */
export function LifecycleInfo() {
  const [state, setState] = useState<'unused' | 'open' | 'closed'>('unused')
  const opener = useRef<HTMLButtonElement>(null)
  // The dialog is lazy-loaded, so on first open it mounts too late to know its opener and can't restore focus itself.
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
