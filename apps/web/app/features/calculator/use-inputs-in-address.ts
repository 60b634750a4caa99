import { useCallback, useEffect, useLayoutEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { useHydrated } from '~/lib/browser/use-hydrated.ts'
import { replaceInputs, useCalculatorStore } from './calculator-store.ts'
import { hashFromInputs, inputsFromHash } from './inputs-in-hash.ts'

/** Browsers throttle frequent URL changes; one change after the last keystroke is enough. */
const quietMs = 300

/**
 * Keeps the calculator and the URL fragment in sync without adding history entries. A shared calculation is loaded into
 * the fields; any other fragment, or none, is replaced by the current inputs.
 */
export function useInputsInAddress(calculatorId: string): void {
  const location = useLocation()
  const isLoading = useRef(!useHydrated())
  const waiting = useRef<ReturnType<typeof setTimeout>>(undefined)
  const write = useCallback(() => {
    clearTimeout(waiting.current)
    waiting.current = undefined
    const { pathname, search, hash } = window.location
    const own = hashFromInputs(useCalculatorStore.getState().inputs)
    if (hash !== own) window.history.replaceState(window.history.state, '', pathname + search + own)
  }, [])

  // The fields' effects run after this one: what was typed in them before the page was live wins over the address.
  useLayoutEffect(() => {
    const shared = inputsFromHash(window.location.hash)
    if (shared !== undefined) replaceInputs(shared.inputs, shared.refused)
  }, [location])

  useEffect(() => {
    const isOpened = isLoading.current ? isLoadedByLink() : isTypedAddress()
    isLoading.current = false
    if (isOpened && inputsFromHash(window.location.hash) !== undefined) showCalculator(calculatorId)
    // What is not clear stays in the address, so that a reload says so again.
    if (useCalculatorStore.getState().refused.length === 0) write()
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

/** Whether a link led to this page, and nobody has begun to read or to type while it was loading. */
function isLoadedByLink(): boolean {
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  return visit?.type === 'navigate' && window.scrollY === 0 && document.activeElement === document.body
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
