import { useEffect, useEffectEvent } from 'react'
import { serverAnswers } from '~/services/server-answers'
import { repeatWhileSeen } from './repeat-while-seen'

const askEveryMilliseconds = 5000
/** A call may fail again and again although the server answers: then its message stands, and is not read out all the time. */
const returnAgainAfterMilliseconds = 60_000

let lastReturn = Number.NEGATIVE_INFINITY

/**
 * While something could not be read, asks now and then whether the server is back, and then retries. What is on the screen
 * stays until then: a message that came and went with every try would be read out each time.
 */
export function useComeBack(away: boolean, retry: () => void): void {
  const comeBack = useEffectEvent(retry)
  useEffect(() => (away ? watchForReturn(() => comeBack()) : undefined), [away])
}

/** Calls back once, when the server answers after it did not, or for the first time in a minute. Gives the function that stops it. */
export function watchForReturn(comeBack: () => void, answers: () => Promise<boolean> = serverAnswers): () => void {
  let waiting = true
  let wasAway = false
  const look = async () => {
    const isBack = await answers()
    wasAway ||= !isBack
    if (!waiting || !isBack || (!wasAway && performance.now() < lastReturn + returnAgainAfterMilliseconds)) return
    stop()
    lastReturn = performance.now()
    comeBack()
  }
  const atOnce = () => void look()
  const stopAsking = repeatWhileSeen(atOnce, askEveryMilliseconds)
  window.addEventListener('online', atOnce)
  function stop() {
    waiting = false
    stopAsking()
    window.removeEventListener('online', atOnce)
  }
  return stop
}
