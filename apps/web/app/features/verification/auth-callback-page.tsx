import { HalfConfirmed, ReturnScreen } from './return-screen.tsx'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { useOnArrival } from '~/lib/browser/use-on-arrival.ts'
import { paths } from '~/paths.ts'
import { readCallbackAddress } from './callback-address.ts'
import { leaveGoogleProblem } from './google-problem.ts'
import { useReturn, type ReturnState } from './use-return.ts'

/** The landing page for users who return from Google or from an emailed link. */
export function AuthCallbackPage() {
  const state = useCallbackReturn()
  return state.kind === 'half-confirmed' ? <HalfConfirmed /> : <ReturnScreen state={state} />
}

/** What the callback page shows. */
type CallbackState = ReturnState | { kind: 'half-confirmed' }

/** Follows the return in the address once. */
function useCallbackReturn(): CallbackState {
  const navigate = useNavigate()
  const { state, arrive } = useReturn()
  const [half, setHalf] = useState(false)

  useOnArrival(async () => {
    const returned = readCallbackAddress(window.location)
    if (returned.kind === 'recovery')
      return navigate({ pathname: paths.resetPassword, hash: returned.fragment }, { replace: true })
    // Immediately, so that no token stays in the address bar, in the history or in a bookmark.
    window.history.replaceState(window.history.state, '', paths.authCallback)
    if (returned.kind === 'half-confirmed') return setHalf(true)
    if (returned.kind === 'google' && returned.problem !== undefined) {
      leaveGoogleProblem(returned.from, returned.problem)
      return navigate(returned.from === 'signup' ? paths.signUp : paths.signIn, { replace: true })
    }
    return arrive(returned)
  })

  return half ? { kind: 'half-confirmed' } : state
}
