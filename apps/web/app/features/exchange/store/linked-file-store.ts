import { fileFromFragment, unreadInFragment, type ExchangeFile } from '@dst/domain/exchange-file'
import { createStore } from '~/lib/browser/create-store.ts'
import { isEntered } from './device-exchange.ts'
import { currentExchange, replaceExchangeFile } from './document.ts'

/** What a link brought that the person has to hear of. */
interface LinkedFileState {
  /** Its file, if there was another: the person is asked which to use. */
  linked: ExchangeFile | undefined
  /** What it says and nobody could read. */
  unread: readonly string[]
}

/** What was in the latest link. */
export const useLinkedFileStore = createStore<LinkedFileState>({ linked: undefined, unread: [] })

/**
 * Takes the figures out of the page's address: at once where there are no others, else after a question. The address
 * loses them, so that it doesn't bring them back later.
 */
export function takeLinkedFile(): void {
  const linked = fileFromFragment(window.location.hash)
  if (linked === undefined) return
  const unread = unreadInFragment(window.location.hash)
  const { pathname, search } = window.location
  window.history.replaceState(window.history.state, '', pathname + search)
  // An empty file may be one of the account's, which the link must not fill unasked.
  const { file, mark } = currentExchange()
  const isFree = !isEntered(file) && mark === undefined
  useLinkedFileStore.setState({ linked: isFree ? undefined : linked, unread })
  if (isFree) replaceExchangeFile(linked)
}

/** Answers the question which file to use. */
export function chooseLinkedFile(use: boolean): void {
  const { linked } = useLinkedFileStore.getState()
  if (use && linked !== undefined) replaceExchangeFile(linked)
  useLinkedFileStore.setState({ linked: undefined, ...(use ? {} : { unread: [] }) })
}
