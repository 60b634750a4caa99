import type { AccountFileState } from '../store/account-file-state.ts'

/** Where the entries are, as far as the account goes, for whoever is signed in. */
export function accountMessage(state: AccountFileState, entered: boolean): string {
  const here = entered ? 'Kept on this device.' : 'What you enter stays on this device.'
  switch (state.status) {
    case 'unknown':
      return entered ? `${here} Looking in your account…` : 'Looking in your account…'
    case 'offered':
      return state.removedElsewhere ? `Removed from your account on another device. ${here}` : here
    case 'choice':
      return `${here} Your account has another exchange.`
    case 'saving':
      return 'Kept on this device. Saving to your account…'
    case 'saved':
      return 'Saved in your account, and kept on this device.'
    case 'emptied':
      return 'Nothing is entered on this device. Your account still has your exchange.'
    case 'conflict':
      return 'Kept on this device. It was changed on another device too, and waits for your choice.'
    case 'failed':
      return failedMessage(state, here)
  }
}

function failedMessage({ task, expired }: Extract<AccountFileState, { status: 'failed' }>, here: string): string {
  const why = expired ? ' Your session has ended.' : ''
  switch (task) {
    case 'read':
      return `${here} Your account could not be read.${why}`
    case 'save':
      return `${here} The latest changes could not be saved to your account.${why}`
    case 'remove':
    case 'clear':
      return `It could not be removed from your account, which still has it.${why}`
  }
}

/** The same where the browser keeps nothing: whatever the account does not have is lost with the page. */
export function unsavedAccountMessage({ status }: AccountFileState): string {
  return status === 'saved'
    ? 'Saved in your account. This browser keeps no copy of it.'
    : 'This browser does not let the page keep your entries. What is not in your account lasts until you close it.'
}

/** What a screen reader is told at once. That every edit was saved is not. */
export function accountAnnouncement(state: AccountFileState, entered: boolean): string {
  const isReported =
    state.status === 'failed' ||
    state.status === 'choice' ||
    state.status === 'emptied' ||
    (state.status === 'offered' && state.removedElsewhere)
  return isReported ? accountMessage(state, entered) : ''
}
