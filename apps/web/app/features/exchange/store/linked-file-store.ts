import { fileFromFragment, type ExchangeFile } from '@dst/domain/exchange-file'
import { createStore } from '~/lib/browser/create-store.ts'
import { isEntered } from './device-exchange.ts'
import { currentExchange, replaceExchangeFile } from './document.ts'

/** The file of a link that was opened while there was another: the person is asked which to use. */
export const useLinkedFileStore = createStore<{ linked: ExchangeFile | undefined }>({ linked: undefined })

/**
 * Takes the figures out of the page's address: at once where there are no others, else after a question. The address
 * loses them, so that it doesn't bring them back later.
 */
export function takeLinkedFile(): void {
  const linked = fileFromFragment(window.location.hash)
  if (linked === undefined) return
  const { pathname, search } = window.location
  window.history.replaceState(window.history.state, '', pathname + search)
  // An empty file may be one of the account's, which the link must not fill unasked.
  const { file, mark } = currentExchange()
  if (isEntered(file) || mark !== undefined) useLinkedFileStore.setState({ linked })
  else replaceExchangeFile(linked)
}

/** Answers the question which file to use. */
export function chooseLinkedFile(use: boolean): void {
  const { linked } = useLinkedFileStore.getState()
  if (use && linked !== undefined) replaceExchangeFile(linked)
  useLinkedFileStore.setState({ linked: undefined })
}
