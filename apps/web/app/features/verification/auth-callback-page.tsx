import { useAuth } from '@dst/auth/react'
import { callbackErrors, type CallbackErrorCode } from '@dst/domain/errors'
import { callbackRedirectDelay } from '@dst/domain/parameters'
import { LinkButton } from '@dst/ui/link-button'
import { MessagePage } from '@dst/ui/message-page'
import { Spinner } from '@dst/ui/spinner'
import { useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { paths } from '~/paths'
import { api } from '~/services/api'
import { readCallbackAddress } from './callback-address'
import { completeReturn } from './complete-return'

type CallbackState =
  | { kind: 'working' }
  | { kind: 'done' }
  | { kind: 'half-confirmed' }
  | { kind: 'failed'; code: CallbackErrorCode }

/** Receives people who come back from Google or from an e-mailed link. */
export function AuthCallbackPage() {
  const state = useCallbackReturn()
  switch (state.kind) {
    case 'working':
      return <MessagePage title="Verifying Email..." picture={<Spinner size="large" label="One moment, please" />} />
    case 'done':
      return <MessagePage title="Email Verified!" icon="check-circle" tone="positive"><output>You are signed in. We are taking you on.</output></MessagePage>
    case 'half-confirmed':
      return <HalfConfirmed />
    case 'failed':
      return <CallbackFailure code={state.code} />
  }
}

function HalfConfirmed() {
  return (
    <MessagePage title="One link is still to open" icon="mail" actions={<LinkButton href={paths.profile}>Go to your profile</LinkButton>}>
      <output>This address is confirmed. Now open the link that we sent to your other address; then the change is complete.</output>
    </MessagePage>
  )
}

function CallbackFailure({ code }: { code: CallbackErrorCode }) {
  return (
    <MessagePage
      title="Verification Failed"
      icon="alert"
      tone="negative"
      actions={
        <>
          <LinkButton href={paths.signIn}>Sign in to your account</LinkButton>
          <LinkButton href={paths.signUp} variant="secondary">Back to Sign Up</LinkButton>
        </>
      }
    >
      <p role="alert" className="text-ink">{callbackErrors[code].message}</p>
      <p>
        A link works once and for a limited time. If your address is confirmed already, signing in is all that is left to do;
        otherwise sign up again with the same address to get a new link.
      </p>
    </MessagePage>
  )
}

/** Follows the return once, however often React runs the effect, and leaves the page half a second after it worked. */
function useCallbackReturn(): CallbackState {
  const { client } = useAuth()
  const navigate = useNavigate()
  const [state, setState] = useState<CallbackState>({ kind: 'working' })
  const started = useRef(false)
  const shown = useRef(true)

  useEffect(() => {
    async function follow() {
      const returned = readCallbackAddress(window.location)
      if (returned.kind === 'recovery') return navigate({ pathname: paths.resetPassword, hash: returned.fragment }, { replace: true })
      // At once, so that no token stays in the address bar, in the history or in a bookmark.
      window.history.replaceState(window.history.state, '', paths.authCallback)
      if (returned.kind === 'half-confirmed') return setState(returned)
      const outcome = await completeReturn(returned, { auth: client, api }).catch(() => ({ ok: false, error: 'unexpected' }) as const)
      if (!outcome.ok) return setState({ kind: 'failed', code: outcome.error })
      setState({ kind: 'done' })
      await new Promise((resolve) => setTimeout(resolve, callbackRedirectDelay.value))
      if (shown.current) await navigate(outcome.value, { replace: true })
    }

    shown.current = true
    if (!started.current) {
      started.current = true
      void follow()
    }
    return () => {
      shown.current = false
    }
  }, [client, navigate])

  return state
}
