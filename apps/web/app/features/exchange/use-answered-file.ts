import type { ExchangeFile } from '@dst/domain/exchange-file'
import { useDeferredValue } from 'react'
import { useExchangeFile } from '~/services/exchange-file.ts'

/**
 * The file as answers show it: a moment behind its fields, which read the file themselves, so that no key waits for an
 * answer. Pass it to a component that is memoized; the one that calls this draws at every key.
 */
export function useAnsweredFile(): ExchangeFile {
  return useDeferredValue(useExchangeFile())
}
