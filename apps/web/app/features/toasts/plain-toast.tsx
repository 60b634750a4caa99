import { useEffect } from 'react'
import { hideToast, useToastStore } from '~/services/toasts'

/** The words of the latest toast alone, where what draws toasts could not be fetched. */
export function PlainToast() {
  const toast = useToastStore((state) => state.toast)

  useEffect(() => {
    if (toast === null) return undefined
    const timer = setTimeout(hideToast, toast.duration)
    return () => clearTimeout(timer)
  }, [toast])

  if (toast === null) return null
  return (
    <output className="fixed inset-x-4 bottom-4 z-40 grid gap-1 border border-line bg-surface-raised p-4 text-ink sm:start-auto sm:max-w-form">
      <strong className="font-strong">{toast.title}</strong>
      {toast.description === undefined ? null : <span>{toast.description}</span>}
    </output>
  )
}
