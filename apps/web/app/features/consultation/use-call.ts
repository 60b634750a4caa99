import type { Result } from '@dst/domain/result'
import { useRef, useState } from 'react'
import { logCode } from '~/lib/browser/log-code.ts'
import { callProblem, reasonOf, type CallFailure, type CallProblem } from './call-problem.ts'

/** How failures of a kind of call are described. */
interface CallWords {
  /** The heading of the message. */
  heading: string
  /** Identifies the call in the log. */
  code: string
  /** What happens to it if the session has ended. */
  ended?: string
}

/** Runs one call at a time: whether it is in progress, and why the last one failed. */
export function useCall({ heading, code, ended }: CallWords) {
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<CallProblem>()
  // A second click can come before the first one has rendered.
  const underWay = useRef(false)

  /** The result of the call; undefined if another one is in progress. */
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
