import type { ExchangeFile } from '@dst/domain/exchange-file'
import { useDeferredValue } from 'react'
import { useExchangeFile } from '~/services/exchange-file.ts'

/**
 * The file as answers show it: a moment behind its fields, so that no key waits for an answer. The fields, and whatever
 * is added or removed, read the file itself. Pass this one to a component that is memoized; the one that calls this
 * draws at every key.
 */
export function useAnsweredFile(): ExchangeFile {
  return useDeferredValue(useExchangeFile())
}
