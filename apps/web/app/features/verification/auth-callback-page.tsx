import { HalfConfirmed, ReturnScreen } from './return-screen.tsx'
import { useCallbackReturn } from './use-callback-return.ts'

/** The landing page for users who return from Google or from an emailed link. */
export function AuthCallbackPage() {
  const state = useCallbackReturn()
  return state.kind === 'half-confirmed' ? <HalfConfirmed /> : <ReturnScreen state={state} />
}
