import { create } from 'zustand'

/** How long a toast stays, by what it says, in milliseconds. */
export const toastDurations = { success: 3000, error: 5000 } as const

/** One message that appears over the page and goes by itself. */
export interface Toast {
  id: number
  tone: 'success' | 'error'
  title: string
  description?: string
  durationMs: number
}

interface ToastState {
  /** At most one toast is visible; a new one takes the place of the older. */
  toast: Toast | null
}

export const useToastStore = create<ToastState>()(() => ({ toast: null }))

let lastId = 0

/** Shows a message; it replaces the one that is showing. */
export function showToast({ tone, ...words }: Pick<Toast, 'tone' | 'title'> & { description?: string }): void {
  lastId += 1
  useToastStore.setState({ toast: { id: lastId, tone, durationMs: toastDurations[tone], ...words } })
}

/** Takes one toast away; a newer one stays. */
export function dismissToast(id: number): void {
  if (useToastStore.getState().toast?.id === id) useToastStore.setState({ toast: null })
}
