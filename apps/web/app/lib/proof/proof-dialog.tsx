import type { AuthUser } from '@dst/auth'
import { useEffect, useRef, useState } from 'react'
import { useUser } from '~/services/session.ts'
import { answerProofsWith } from '~/services/proof.ts'
import { ProofQuestion } from './proof-question.tsx'

/**
 * Asks the user to confirm that it is them whenever a call on this page needs it, over whatever is open. The call waits
 * for the answer, and then goes on or fails. `person`: the user who still owes the second factor. Default: the
 * signed-in one.
 */
export function ProofDialog({ person }: { person?: AuthUser }) {
  const signedIn = useUser()
  const user = person ?? signedIn
  const [asked, setAsked] = useState(0)
  const waiting = useRef<((proven: boolean) => void)[]>([])

  function settle(proven: boolean) {
    for (const answer of waiting.current.splice(0)) answer(proven)
    setAsked(0)
  }

  useEffect(() => {
    const answers = waiting.current
    const stop = answerProofsWith(
      () =>
        new Promise((resolve) => {
          answers.push(resolve)
          setAsked((count) => count + 1)
        }),
    )
    return () => {
      stop()
      for (const answer of answers.splice(0)) answer(false)
    }
  }, [])

  const isSignedOut = user === null
  useEffect(() => {
    if (isSignedOut) for (const answer of waiting.current.splice(0)) answer(false)
  }, [isSignedOut, asked])

  return asked > 0 && user !== null ? <ProofQuestion user={user} onAnswer={settle} /> : null
}
