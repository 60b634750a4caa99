import { useEffect } from 'react'
import { hideToast, useToastStore } from '~/services/toasts.ts'

const look =
  'fixed inset-x-4 bottom-4 z-40 grid gap-1 border border-line bg-surface-raised p-4 text-ink ' +
  'sm:start-auto sm:max-w-form'

/** The latest toast as plain text, used if the toast component could not be loaded. */
export function PlainToast() {
  const toast = useToastStore((state) => state.toast)

  useEffect(() => {
    if (toast === null) return undefined
    const timer = setTimeout(hideToast, toast.duration)
    return () => clearTimeout(timer)
  }, [toast])

  if (toast === null) return null
  return (
    <output className={look}>
      <strong className="font-strong">{toast.title}</strong>
      {toast.description === undefined ? null : <span>{toast.description}</span>}
    </output>
  )
}
