import { ToastProvider, useToast } from '@dst/ui/toast'
import { useEffect } from 'react'
import { useToastStore } from '~/services/toasts.ts'

/** Renders the latest toast of the store. */
export default function LoadedToasts() {
  return (
    <ToastProvider>
      <LatestToast />
    </ToastProvider>
  )
}

function LatestToast() {
  const toast = useToastStore((state) => state.toast)
  const { show } = useToast()

  useEffect(() => {
    if (toast !== null) show(toast)
  }, [toast, show])

  return null
}
