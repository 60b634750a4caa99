import { errorToastDuration, successToastDuration } from '@dst/domain/parameters/toasts'
import { useToastStore, type Toast } from './toasts.ts'

/** How long a toast is shown, by its kind, in milliseconds. */
export const toastDurations = { success: successToastDuration.value, error: errorToastDuration.value } as const

/** Shows a message, replacing the current one. Separate from the store, which every page loads. */
export function showToast(message: Omit<Toast, 'duration'>): void {
  useToastStore.setState({ toast: { duration: toastDurations[message.tone], ...message } })
}
