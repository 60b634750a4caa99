import type { SavedExchangeFile } from '@dst/contracts'
import type { FieldConflict } from '@dst/domain/exchange-file'
import { createStore } from '~/lib/browser/create-store.ts'

/** What could not be done with the account's copy. */
export type AccountFileTask = 'read' | 'save' | 'remove' | 'clear'

/** Where the exchange file of this device stands with the account of whoever is signed in. */
export type AccountFileState =
  /** Nobody is signed in, or the account was not asked yet. */
  | { status: 'unknown' }
  /** The account has no file; `removedElsewhere` when it had one, which was deleted on another device. */
  | { status: 'offered'; removedElsewhere: boolean }
  /** The account has another file than this device, and they have nothing to do with each other. */
  | { status: 'choice'; saved: SavedExchangeFile }
  | { status: 'saving' }
  | { status: 'saved' }
  | { status: 'failed'; task: AccountFileTask; expired: boolean }
  /** Everything was emptied here, which is never saved over the account's copy. */
  | { status: 'emptied' }
  /** Fields were changed here and on another device; nothing is saved until they are chosen. */
  | { status: 'conflict'; conflicts: readonly FieldConflict[]; theirs: SavedExchangeFile }

const unknown: AccountFileState = { status: 'unknown' }

/** Only `account-file.ts` writes it, which is loaded once somebody is signed in. */
export const useAccountFileStore = createStore<{ state: AccountFileState }>({ state: unknown })

/** Where the file stands with the account. */
export function useAccountFile(): AccountFileState {
  return useAccountFileStore(({ state }) => state)
}
