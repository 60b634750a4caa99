import type { ExchangeFile } from '@dst/domain/exchange-file'
import { useDeferredValue, useEffect, useState } from 'react'
import { useExchangeFile, useExchangeFileStore } from './store/document.ts'
import { usePrinting } from './use-printing.ts'

/**
 * The file as answers show it: a moment behind its fields, so that no key waits for an answer, but never on paper. The
 * fields, and whatever is added or removed, read the file itself. Pass this one to a component that is memoized; the
 * one that calls this draws at every key.
 */
export function useDerivedFile(): ExchangeFile {
  const file = useExchangeFile()
  const atPress = useFileAtPress()
  const answered = useDeferredValue(atPress ?? file)
  return usePrinting() ? file : answered
}

/**
 * The file as it was when a mouse button was pressed, until it is released. The press takes the focus from a field,
 * whose entry counts from then on: an answer that grew or shrank at that moment would move what is pressed away, and
 * the click would be lost. A slider answers while it is moved.
 */
function useFileAtPress(): ExchangeFile | undefined {
  const [file, setFile] = useState<ExchangeFile>()
  useEffect(() => {
    const press = ({ pointerType, button, target }: PointerEvent) => {
      const moves = target instanceof HTMLInputElement && target.type === 'range'
      if (pointerType === 'mouse' && button === 0 && !moves) setFile(useExchangeFileStore.getState().file)
    }
    // The click comes right after the release.
    const release = () => setTimeout(() => setFile(undefined))
    window.addEventListener('pointerdown', press, true)
    for (const name of releases) window.addEventListener(name, release)
    return () => {
      window.removeEventListener('pointerdown', press, true)
      for (const name of releases) window.removeEventListener(name, release)
    }
  }, [])
  return file
}

/** A release outside the window may go untold: the next key ends the press too. */
const releases = ['pointerup', 'pointercancel', 'keydown'] as const
