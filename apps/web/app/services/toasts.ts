import { errorToastDuration, successToastDuration } from '@dst/domain/parameters'
import { createStore } from '~/lib/browser/create-store.ts'

/** A message that appears over the page and disappears by itself. */
export interface Toast {
  tone: 'success' | 'error'
  title: string
  description?: string
  /** In milliseconds. */
  duration: number
}

/** The latest message. At most one is shown; a new one replaces it. */
export const useToastStore = createStore<{ toast: Toast | null }>({ toast: null })

/** How long a toast is shown, by its kind, in milliseconds. */
export const toastDurations = { success: successToastDuration, error: errorToastDuration } as const

/** Shows a message, replacing the current one. */
export function showToast(message: Omit<Toast, 'duration'>): void {
  useToastStore.setState({ toast: { duration: toastDurations[message.tone], ...message } })
}

/** Hides the current message. */
export function hideToast(): void {
  useToastStore.setState({ toast: null })
}
