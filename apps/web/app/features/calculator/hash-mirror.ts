import { replaceInputs, useCalculatorStore } from './calculator-store'
import { hashFromInputs, inputsFromHash } from './inputs-in-hash'

/** Browsers refuse addresses that change too often; one change after the last key is enough. */
const quietMs = 300

/**
 * Keeps the calculator and the fragment of the address the same: takes over a shared calculation,
 * then writes each change back without adding to the history. Returns the function that stops.
 */
export function mirrorInputsInHash(): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const adopt = () => {
    const shared = inputsFromHash(window.location.hash)
    if (shared !== undefined) replaceInputs(shared)
  }
  const write = () => {
    const { pathname, search } = window.location
    const { inputs } = useCalculatorStore.getState()
    window.history.replaceState(window.history.state, '', pathname + search + hashFromInputs(inputs))
  }

  adopt()
  if (window.location.hash === '') write()
  window.addEventListener('hashchange', adopt)
  const unsubscribe = useCalculatorStore.subscribe(() => {
    clearTimeout(timer)
    timer = setTimeout(write, quietMs)
  })
  return () => {
    clearTimeout(timer)
    unsubscribe()
    window.removeEventListener('hashchange', adopt)
  }
}
