import { useCallback, useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { replaceInputs, useCalculatorStore } from './calculator-store'
import { hashFromInputs, inputsFromHash } from './inputs-in-hash'

/** Browsers refuse addresses that change too often; one change after the last key is enough. */
const quietMs = 300

/** The part of the page that shows what the fragment carries; a prerendered page scrolls to it before its scripts are there. */
export const takesFragment = { 'data-takes-fragment': true, tabIndex: -1 } as const

/**
 * Keeps the calculator and the fragment of the address the same, without adding to the history. A shared calculation is
 * taken over; any other fragment, or none, gives way to the figures that stand in the fields.
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
    // Whoever leaves a field may be about to leave the page.
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

/** Whether the browser made this step of the history, as for a link that is pasted into the open page; the router marks its own. */
function isTypedAddress(): boolean {
  return window.history.state === null
}

function showCalculator(id: string): void {
  const calculator = document.getElementById(id)
  calculator?.scrollIntoView()
  calculator?.focus({ preventScroll: true })
}
