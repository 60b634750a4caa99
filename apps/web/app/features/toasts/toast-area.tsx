import { lazy, Suspense } from 'react'
import { useToastStore } from '~/services/toasts'
import { PlainToast } from './plain-toast'

// A browser that is offline can't fetch it, and is shown the words all the same.
const LoadedToasts = lazy(() => import('./loaded-toasts').catch(() => ({ default: PlainToast })))

/** Where toasts appear. What draws them is loaded when the first one is shown. */
export function ToastArea() {
  const wanted = useToastStore(({ toast }) => toast !== null)
  return wanted ? (
    <Suspense fallback={null}>
      <LoadedToasts />
    </Suspense>
  ) : null
}
