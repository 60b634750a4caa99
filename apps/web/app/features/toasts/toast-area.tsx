import { lazy, Suspense } from 'react'
import { useToastStore } from '~/services/toasts'

const LoadedToasts = lazy(() => import('./loaded-toasts'))

/** Where toasts appear. What draws them is loaded when the first one is shown. */
export function ToastArea() {
  const wanted = useToastStore(({ toast }) => toast !== null)
  return wanted ? <Suspense fallback={null}><LoadedToasts /></Suspense> : null
}
