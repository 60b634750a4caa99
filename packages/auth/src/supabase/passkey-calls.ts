import { fail, succeed, type Result } from '@dst/domain/result'
import { isAuthError, type AuthError } from '@supabase/supabase-js'
import type { AuthFailure, CodedAuthFailure } from '../auth-failure.ts'
import { browserHasPasskeys, type Passkey, type PasskeyErrorCode, type Passkeys } from '../passkeys.ts'
import type { SessionStorage } from '../storage/session-storage.ts'
import { ask, askNothing, emptyAnswer, failureFrom } from './ask.ts'
import { newSessionFrom } from './new-session.ts'
import type { ProviderClient } from './provider-client.ts'

/** Dependencies of the passkey calls. */
export interface PasskeyCallsOptions {
  provider: ProviderClient
  storage: SessionStorage
  /** Whether the service supports them. */
  serviceTakesThem: () => Promise<Result<boolean, AuthFailure>>
}

/** Sign-in by fingerprint, face or screen lock. */
export function passkeyCalls({ provider, storage, serviceTakesThem }: PasskeyCallsOptions): Passkeys {
  return {
    areOffered: serviceTakesThem,

    async signIn({ rememberMe }) {
      storage.remember(rememberMe)
      const answer = await inBrowser(() => provider.signInWithPasskey())
      storage.remember(undefined)
      if (!answer.ok) return answer
      const session = newSessionFrom(answer.value.session)
      return session === null ? fail({ ...emptyAnswer(), code: 'failed' }) : succeed(session)
    },

    async add(name) {
      const answer = await inBrowser(() => provider.registerPasskey())
      if (!answer.ok) return answer
      // The passkey exists already: if naming it fails, the user can rename it in the list.
      await ask(() => provider.passkey.update({ passkeyId: answer.value.id, friendlyName: name }))
      return succeed(undefined)
    },

    async list() {
      const answer = await ask(() => provider.passkey.list())
      return answer.ok ? succeed(answer.value.map(passkeyFrom)) : answer
    },

    async rename({ id, name }) {
      const answer = await ask(() => provider.passkey.update({ passkeyId: id, friendlyName: name }))
      return answer.ok ? succeed(undefined) : answer
    },

    remove: (id) => askNothing(() => provider.passkey.delete({ passkeyId: id })),
  }
}

interface ListedPasskey {
  id: string
  friendly_name?: string
  created_at: string
  last_used_at?: string | null
}

function passkeyFrom({
  id,
  friendly_name: name = '',
  created_at: addedAt,
  last_used_at: lastUsedAt = null,
}: ListedPasskey): Passkey {
  return { id, name, addedAt, lastUsedAt }
}

type CeremonyAnswer = { data: unknown; error: Error | AuthError | null }
type DataOf<A extends CeremonyAnswer> = Extract<A, { error: null }>['data']

/** Makes a call during which the browser prompts the user. */
async function inBrowser<A extends CeremonyAnswer>(
  call: () => Promise<A>,
): Promise<Result<DataOf<A>, CodedAuthFailure<PasskeyErrorCode>>> {
  if (!browserHasPasskeys()) return fail({ ...emptyAnswer(), code: 'not-supported' })
  try {
    const answer = await call()
    // The compiler does not narrow a generic union by its `error`.
    return answer.error === null ? succeed(answer.data as DataOf<A>) : fail(ceremonyFailure(answer.error))
  } catch (error) {
    return fail({ ...failureFrom(error), code: 'failed' })
  }
}

/** Maps the browser's own errors. */
const codesByName: Readonly<Record<string, PasskeyErrorCode>> = {
  NotAllowedError: 'cancelled',
  AbortError: 'cancelled',
  InvalidStateError: 'known-already',
  NotSupportedError: 'not-supported',
  ConstraintError: 'not-supported',
}

function ceremonyFailure(error: Error): CodedAuthFailure<PasskeyErrorCode> {
  return { ...failureFrom(error), code: isAuthError(error) ? 'failed' : (codesByName[error.name] ?? 'failed') }
}
