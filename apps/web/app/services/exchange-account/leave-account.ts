import { isEntered, keptFile, openExchangeFile } from '../exchange-file.ts'
import { showToast } from '../show-toast.ts'
import { presentAccountFile } from './account-session.ts'
import { accountOfDevice, removeDeviceCopy } from './device-copy.ts'
import { readMark } from './exchange-mark.ts'
import { isSameFile } from './same-file.ts'

const longestSaveMs = 2_000

/** What a person is told who signs out. */
export const leavingWords = {
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
} as const

/** Saves what is not saved yet, before a sign-out; gives up after two seconds. */
export async function saveBeforeLeaving(): Promise<void> {
  const stopFollowing = openExchangeFile()
  try {
    await Promise.race([presentAccountFile()?.save(), new Promise((resolve) => setTimeout(resolve, longestSaveMs))])
  } finally {
    stopFollowing()
  }
}

/** After a sign-out: removes the file from this device if the account has all of it, and says what happened. */
export function leaveDevice(account: string): void {
  const outcome = forgetSavedCopy(account)
  if (outcome !== undefined) showToast(leavingWords[outcome])
}

/** Removes the device's copy when nothing of it would be lost; undefined where it is not this account's. */
export function forgetSavedCopy(account: string): keyof typeof leavingWords | undefined {
  const mark = readMark()
  if (mark === undefined || accountOfDevice() !== account) return undefined
  const file = keptFile()
  if (isEntered(file) && !isSameFile(file, mark.base)) return 'kept'
  removeDeviceCopy()
  return 'forgotten'
}
