import { useEffect, useEffectEvent } from 'react'
import { serverAnswers } from './server-answers.ts'
import { repeatWhileSeen } from '~/lib/time/repeat-while-seen.ts'

const askEveryMilliseconds = 5000
/**
 * A call may keep failing although the server responds: this keeps its message in place instead of announcing it over
 * and over.
 */
const returnAgainAfterMilliseconds = 60_000

let lastReturn = Number.NEGATIVE_INFINITY

/**
 * While something can't be loaded, checks regularly whether the server is back, and then retries. Until then the screen
 * stays as it is: a message that came and went with every attempt would be announced each time.
 */
export function useComeBack(away: boolean, retry: () => void): void {
  const comeBack = useEffectEvent(retry)
  useEffect(() => (away ? watchForReturn(() => comeBack()) : undefined), [away])
}

/**
 * Calls back once, when the server responds after an outage, or for the first time in a minute. Returns a function that
 * stops it.
 */
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
