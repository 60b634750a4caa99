import type { AccountFileState } from './store/account-file-state.ts'

/** The question whether the figures of a link replace one's own: it says what becomes of the account's copy. */
export function linkQuestion(status: AccountFileState['status'] | 'signed-out', inAccount: boolean): string {
  if (!inAccount) return 'You have entered figures of your own on this device. Which do you want to see?'
  if (status === 'signed-out') {
    return (
      'You have figures of your own, also in your account. Those of the link would replace them on this device ' +
      'only; your account keeps its copy. Which do you want to see?'
    )
  }
  if (status === 'conflict') {
    return (
      'You have figures of your own, also in your account. Those of the link would replace them on this device; ' +
      'your account’s change only by what you choose afterwards. Which do you want to see?'
    )
  }
  return (
    'You have figures of your own, also in your account. Those of the link would replace them here and in your ' +
    'account. Which do you want to use?'
  )
}
