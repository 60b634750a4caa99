import type { Result } from '@dst/domain/result'
import { useRef, useState } from 'react'
import { logCode } from '~/services/log-code'
import { callProblem, reasonOf, type CallFailure, type CallProblem } from './call-problem'

/** How the failures of a kind of call are told. */
interface CallWords {
  /** What the person reads first. */
  heading: string
  /** Names the call in the log. */
  code: string
  /** What becomes of it where the session has ended. */
  ended?: string
}

/** One call of a kind at a time: whether it is under way, and why the last one did not go through. */
export function useCall({ heading, code, ended }: CallWords) {
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<CallProblem>()
  // A second press may come before the first one has been drawn.
  const underWay = useRef(false)

  /** The outcome of the call; undefined where another one is under way. */
  async function run<Value, Failure extends CallFailure>(
    call: () => Promise<Result<Value, Failure>>,
  ): Promise<Result<Value, Failure> | undefined> {
    if (underWay.current) return undefined
    underWay.current = true
    setBusy(true)
    setProblem(undefined)
    const outcome = await call()
    underWay.current = false
    setBusy(false)
    if (!outcome.ok) {
      logCode(`consultation ${code} ${reasonOf(outcome.error)}`)
      setProblem(callProblem(outcome.error, heading, ended))
    }
    return outcome
  }

  return { busy, problem, run, forget: () => setProblem(undefined) }
}
