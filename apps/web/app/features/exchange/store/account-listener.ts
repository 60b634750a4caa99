import type { AccountListener } from '~/services/account-listeners.ts'
import { accountOfDevice, forgetAccountCopies, setAsideUnlessOf } from './device-storage.ts'

/**
 * What becomes of the exchange of this device when an account comes or goes, on whichever page. Loads the rest of the
 * exchange only where there is something to save.
 */
export const exchangeOfAccounts: AccountListener = {
  arrives: (account) => {
    if (!setAsideUnlessOf(account)) return
    import('./waiting-files.ts').then(
      ({ dropSavedWaitingFiles }) => dropSavedWaitingFiles(),
      // They wait under their own account, and are looked at again when a page shows the exchange.
      () => undefined,
    )
  },
  leaves: async (account) => {
    if (accountOfDevice() !== account) return () => undefined
    try {
      const { saveBeforeLeaving, leaveDevice } = await import('./leave-account.ts')
      const isSaved = await saveBeforeLeaving()
      return () => leaveDevice(account, isSaved)
    } catch {
      // Without its script, nothing says that all of it is saved: it stays on the device, whose note says so.
      return () => undefined
    }
  },
  isDeleted: forgetAccountCopies,
}
