import type { ExchangeFile } from '@dst/domain/exchange-file'
import { useDeferredValue, useEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import { useExchangeFile } from '~/services/exchange-file.ts'

/**
 * The file as answers show it: a moment behind its fields, so that no key waits for an answer, but never on paper. The
 * fields, and whatever is added or removed, read the file itself. Pass this one to a component that is memoized; the
 * one that calls this draws at every key.
 */
export function useAnsweredFile(): ExchangeFile {
  const file = useExchangeFile()
  const answered = useDeferredValue(file)
  return usePrinting() ? file : answered
}

function usePrinting(): boolean {
  const [printing, setPrinting] = useState(false)
  useEffect(() => {
    // The page is printed as it is once this returns.
    const begin = () => flushSync(() => setPrinting(true))
    const end = () => setPrinting(false)
    window.addEventListener('beforeprint', begin)
    window.addEventListener('afterprint', end)
    return () => {
      window.removeEventListener('beforeprint', begin)
      window.removeEventListener('afterprint', end)
    }
  }, [])
  return printing
}
