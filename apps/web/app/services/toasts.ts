import { create } from 'zustand'

/** A message that appears over the page and disappears by itself. */
export interface Toast {
  tone: 'success' | 'error'
  title: string
  description?: string
  /** In milliseconds. */
  duration: number
}

/** The latest message. At most one is shown; a new one replaces it. */
export const useToastStore = create<{ toast: Toast | null }>()(() => ({ toast: null }))

/** Hides the current message. */
export function hideToast(): void {
  useToastStore.setState({ toast: null })
}
