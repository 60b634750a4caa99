import { showToast } from '~/services/toasts.ts'
import { useAccountFileStore } from './account-file-state.ts'
import { currentAccountFile, endUnfollowed } from './account-session.ts'
import { isEntered, isSameFile } from './device-exchange.ts'
import { removeDeviceCopy } from './device-storage.ts'
import { currentExchange, openExchangeFile, takeStoredExchange } from './document.ts'

const maxSaveMs = 2_000

/** What a person is told who signs out. */
export const leavingMessages = {
  forgotten: {
    tone: 'success',
    title: 'Your exchange is in your account',
    description: 'It was removed from this device.',
  },
  kept: {
    tone: 'error',
    title: 'Your exchange has changes that are not in your account',
    description: 'It stays on this device, where others who use it can see it, until you sign in again or clear it.',
  },
  unsure: {
    tone: 'error',
    title: 'Your exchange stays on this device',
    description:
      'We could not make sure that it is in your account. Others who use this device can see it, until you sign in ' +
      'again or clear it.',
  },
} as const

/**
 * Asks the account and saves what it lacks, before a sign-out; gives up after two seconds. True when the account has
 * just said that it has the file.
 */
export async function saveBeforeLeaving(): Promise<boolean> {
  const stopFollowing = openExchangeFile()
  const asked = currentAccountFile()
    ?.refresh()
    .then(
      () => useAccountFileStore.getState().state.status === 'saved',
      () => false,
    )
  try {
    return await Promise.race([asked ?? false, new Promise<false>((end) => setTimeout(() => end(false), maxSaveMs))])
  } finally {
    stopFollowing()
    endUnfollowed()
  }
}

/** After a sign-out: removes the file from this device if the account has all of it, and says what happened. */
export function leaveDevice(account: string, isSaved: boolean): void {
  const outcome = forgetSavedCopy(account, isSaved)
  if (outcome !== undefined) showToast(leavingMessages[outcome])
}

/**
 * Removes the device's copy when nothing of it would be lost; undefined where there is none, or none of this account.
 * A mark alone proves nothing: the account's copy may have been removed from another device.
 */
export function forgetSavedCopy(account: string, isSaved: boolean): keyof typeof leavingMessages | undefined {
  takeStoredExchange()
  const { mark, file } = currentExchange()
  if (mark === undefined) return isEntered(file) ? 'unsure' : undefined
  if (mark.account !== account) return undefined
  if (isEntered(file) && !isSameFile(file, mark.base)) return 'kept'
  if (isEntered(file) && !isSaved) return 'unsure'
  removeDeviceCopy()
  return 'forgotten'
}
