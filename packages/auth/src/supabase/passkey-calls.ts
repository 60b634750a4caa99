import { fail, succeed, type Result } from '@dst/domain/result'
import type { CodedAuthFailure } from '../auth-failure.ts'
import { browserHasPasskeys, type Passkey, type PasskeyErrorCode, type Passkeys } from '../passkeys.ts'
import type { SessionStorage } from '../storage/session-storage.ts'
import { ask, askNothing, emptyAnswer, loadedService, withProof, type Answer, type DataOf } from './ask.ts'
import { newSessionFrom } from './new-session.ts'
import { offers } from './offers.ts'
import type { LoadService, Service } from './loaded-service.ts'

/** Dependencies of the passkey calls. */
export interface PasskeyCallsOptions {
  load: LoadService
  storage: SessionStorage
}

/** Sign-in by fingerprint, face or screen lock. */
export function passkeyCalls({ load, storage }: PasskeyCallsOptions): Passkeys {
  return {
    areOffered: () => offers(load, 'passkeys'),

    async signIn({ rememberMe }) {
      storage.remember(rememberMe)
      const answer = await inBrowser(load, ({ provider }) => provider.signInWithPasskey())
      storage.remember(undefined)
      if (!answer.ok) return answer
      const session = newSessionFrom(answer.value.session)
      return session === null ? fail({ ...emptyAnswer(), code: 'failed' }) : succeed(session)
    },

    async add(name) {
      const answer = await inBrowser(load, ({ provider }) => provider.registerPasskey())
      if (!answer.ok) return answer
      // The passkey exists already: if naming it fails, the user can rename it in the list.
      await ask(load, ({ provider }) => provider.passkey.update({ passkeyId: answer.value.id, friendlyName: name }))
      return succeed(undefined)
    },

    async list() {
      const answer = await ask(load, ({ provider }) => provider.passkey.list())
      return answer.ok ? succeed(answer.value.map(passkeyFrom)) : answer
    },

    async rename({ id, name }) {
      const answer = await ask(load, ({ provider }) => provider.passkey.update({ passkeyId: id, friendlyName: name }))
      return answer.ok ? succeed(undefined) : answer
    },

    remove: (id) => askNothing(load, ({ provider }) => provider.passkey.delete({ passkeyId: id })),
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

/** Makes a call during which the browser prompts the user. */
async function inBrowser<A extends Answer>(
  load: LoadService,
  call: (service: Service) => Promise<A>,
): Promise<Result<DataOf<A>, CodedAuthFailure<PasskeyErrorCode>>> {
  const loaded = await loadedService(load)
  if (!loaded.ok) return fail({ ...loaded.error, code: 'failed' })
  if (!browserHasPasskeys()) return fail({ ...emptyAnswer(), code: 'not-supported' })
  return withProof(loaded.value, () => inBrowserOnce(loaded.value, call))
}

async function inBrowserOnce<A extends Answer>(
  service: Service,
  call: (service: Service) => Promise<A>,
): Promise<Result<DataOf<A>, CodedAuthFailure<PasskeyErrorCode>>> {
  const { failureFrom } = service
  try {
    const { data, error } = await call(service)
    if (error === null) return succeed(data as DataOf<A>)
    const failure = failureFrom(error)
    // Any other error is the browser's own.
    const isOfService = failure.kind !== 'unexpected'
    return fail({ ...failure, code: isOfService ? 'failed' : (codesByName[error.name] ?? 'failed') })
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
