import { create } from 'zustand'

/** How long a toast stays, by what it says, in milliseconds. */
export const toastDurations = { success: 3000, error: 5000 } as const

/** One message that appears over the page and goes by itself. */
export interface Toast {
  tone: 'success' | 'error'
  title: string
  description?: string
  duration: number
}

/** The latest message. At most one shows; a new one takes the place of the older. */
export const useToastStore = create<{ toast: Toast | null }>()(() => ({ toast: null }))

/** Shows a message; it replaces the one that is showing. */
export function showToast(message: Omit<Toast, 'duration'>): void {
  useToastStore.setState({ toast: { duration: toastDurations[message.tone], ...message } })
}

/** Takes the message away that is showing. */
export function hideToast(): void {
  useToastStore.setState({ toast: null })
}
