import { useCallback, useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { replaceInputs, useCalculatorStore } from './calculator-store.ts'
import { hashFromInputs, inputsFromHash } from './inputs-in-hash.ts'

/** Browsers throttle frequent URL changes; one change after the last keystroke is enough. */
const quietMs = 300

/** The element that shows what the fragment holds; a prerendered page scrolls to it before its scripts have loaded. */
export const takesFragment = { 'data-takes-fragment': true, tabIndex: -1 } as const

/**
 * Keeps the calculator and the URL fragment in sync without adding history entries. A shared calculation is loaded into
 * the fields; any other fragment, or none, is replaced by the current inputs.
 */
export function useInputsInAddress(calculatorId: string): void {
  const location = useLocation()
  const waiting = useRef<ReturnType<typeof setTimeout>>(undefined)
  const write = useCallback(() => {
    clearTimeout(waiting.current)
    waiting.current = undefined
    const { pathname, search, hash } = window.location
    const own = hashFromInputs(useCalculatorStore.getState().inputs)
    if (hash !== own) window.history.replaceState(window.history.state, '', pathname + search + own)
  }, [])

  useEffect(() => {
    const shared = inputsFromHash(window.location.hash)
    if (shared !== undefined) {
      replaceInputs(shared)
      if (isTypedAddress()) showCalculator(calculatorId)
    }
    write()
    delete document.documentElement.dataset['fragment']
  }, [location, calculatorId, write])

  useEffect(() => {
    const unsubscribe = useCalculatorStore.subscribe(() => {
      clearTimeout(waiting.current)
      waiting.current = setTimeout(write, quietMs)
    })
    // A user who leaves a field may be about to leave the page.
    const writeWhatWaits = () => {
      if (waiting.current !== undefined) write()
    }
    document.addEventListener('focusout', writeWhatWaits)
    return () => {
      clearTimeout(waiting.current)
      document.removeEventListener('focusout', writeWhatWaits)
      unsubscribe()
    }
  }, [write])
}

/**
 * Whether the browser created this history entry, e.g. for a link pasted into the open page; the router sets a state on
 * its own entries.
 */
function isTypedAddress(): boolean {
  return window.history.state === null
}

function showCalculator(id: string): void {
  const calculator = document.getElementById(id)
  calculator?.scrollIntoView()
  calculator?.focus({ preventScroll: true })
}
