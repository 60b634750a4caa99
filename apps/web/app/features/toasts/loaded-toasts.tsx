import { useEffect } from 'react'
import { dismissToast, useToastStore } from '~/services/toasts'

/** Draws the current toast and takes it away after its time. */
export default function LoadedToasts() {
  const toast = useToastStore((state) => state.toast)

  useEffect(() => {
    if (toast === null) return
    const timer = setTimeout(() => dismissToast(toast.id), toast.durationMs)
    return () => clearTimeout(timer)
  }, [toast])

  if (toast === null) return null
  return (
    <div role="status" className="fixed end-4 bottom-4 z-50 max-w-md rounded border border-line bg-surface-raised p-4 shadow-overlay">
      <p className="font-strong">{toast.title}</p>
      {toast.description === undefined ? null : <p>{toast.description}</p>}
    </div>
  )
}
