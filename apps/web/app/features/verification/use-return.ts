import { linkOwner, type AuthUser } from '@dst/auth'
import { useAuth } from '@dst/auth/react'
import { callbackErrors, connectionErrors, type CallbackErrorCode } from '@dst/domain/errors'
import { fail } from '@dst/domain/result'
import { callbackRedirectDelay } from '@dst/domain/parameters'
import { useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { api } from '~/services/api.ts'
import { signOut } from '~/services/auth.ts'
import { expectsMail, takesGoogleReturn } from '~/services/begun-returns.ts'
import { isOffline } from '~/services/connection-error.ts'
import { otherAccount, type OtherAccount } from '~/lib/account/other-account.ts'
import type { CallbackReturn } from './callback-address.ts'
import { completeReturn, finishReturn } from './complete-return.ts'
import { openReturn } from './open-return.ts'

/** A return that can start a session. */
export type CompletableReturn = Extract<CallbackReturn, { kind: 'google' | 'confirmation' }>

/** How far a return has got, from Google or by a mailed link. */
export type ReturnState =
  | { kind: 'working' }
  | { kind: 'done' }
  | { kind: 'second-factor'; person: AuthUser; onDisplayed: () => void }
  | { kind: 'other-browser' }
  | { kind: 'other-account'; accounts: OtherAccount; onContinue: () => void }
  /** `retry` if the same link may still work. */
  | { kind: 'failed'; message: string; retry: (() => void) | undefined }

/** Follows a return, and leaves the page half a second after it succeeded. */
export function useReturn(): { state: ReturnState; arrive: (returned: CompletableReturn) => Promise<void> } {
  const { client } = useAuth()
  const navigate = useNavigate()
  const shown = useDisplayed()
  const [state, setState] = useState<ReturnState>({ kind: 'working' })

  async function follow(returned: CompletableReturn, complete = completeReturn) {
    setState({ kind: 'working' })
    const outcome = await complete(returned, { auth: client, api }).catch(
      () => ({ ok: false, error: 'unexpected' }) as const,
    )
    if (!outcome.ok) return setState(failedState(outcome.error, returned, () => void follow(returned, complete)))
    const target = outcome.value
    if (typeof target !== 'string') {
      return setState({
        kind: 'second-factor',
        person: target.owedBy,
        onDisplayed: () => void follow(returned, finishReturn),
      })
    }
    setState({ kind: 'done' })
    await new Promise((resolve) => setTimeout(resolve, callbackRedirectDelay))
    if (shown.current) await navigate(target, { replace: true })
  }

  async function arrive(returned: CompletableReturn) {
    setState({ kind: 'working' })
    const opened = await openReturn(returned, client).catch(() => fail('unexpected' as const))
    if (!opened.ok) {
      const { error } = opened
      return setState(
        error === 'other-browser' ? { kind: error } : failedState(error, returned, () => void arrive(returned)),
      )
    }
    const owner = ownerOf(opened.value)
    const accounts = await otherAccount(owner, client, { isExpected: isExpected(returned, owner?.email) })
    if (accounts === undefined) return follow(opened.value)
    setState({
      kind: 'other-account',
      accounts,
      onContinue: () => void signOut('local').then(() => follow(opened.value)),
    })
  }

  return { state, arrive }
}

/** Whether this browser began it. A code can be exchanged nowhere else; tokens could be anybody's. */
function isExpected({ kind, code }: CompletableReturn, email: string | undefined): boolean {
  if (code !== undefined) return true
  return kind === 'google' ? takesGoogleReturn() : email !== undefined && expectsMail(email)
}

/** Whose link it is. A URL can claim to come from Google, but it can't prove that the user chose the account there. */
function ownerOf({ tokens }: CompletableReturn) {
  return tokens === undefined ? undefined : linkOwner(tokens)
}

function failedState(error: CallbackErrorCode, { tokens, code }: CompletableReturn, retry: () => void): ReturnState {
  const { message, retryable } = callbackErrors[error]
  return {
    kind: 'failed',
    message: retryable && isOffline() ? connectionErrors.offline.message : message,
    retry: retryable && (tokens !== undefined || code !== undefined) ? retry : undefined,
  }
}

/** Whether the page is still mounted. */
function useDisplayed() {
  const shown = useRef(true)
  useEffect(() => {
    shown.current = true
    return () => {
      shown.current = false
    }
  }, [])
  return shown
}
