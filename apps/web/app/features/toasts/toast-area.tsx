import { lazy, Suspense } from 'react'
import { useToastStore } from '~/services/toasts.ts'
import { PlainToast } from './plain-toast.tsx'

// An offline browser can't load the component, but still has to show the text.
const LoadedToasts = lazy(() => import('./loaded-toasts.tsx').catch(() => ({ default: PlainToast })))

/** Where toasts appear. The toast component is loaded when the first one is shown. */
export function ToastArea() {
  const wanted = useToastStore(({ toast }) => toast !== null)
  return wanted ? (
    <Suspense fallback={null}>
      <LoadedToasts />
    </Suspense>
  ) : null
}
