import { fail, succeed, type Result } from '@dst/domain/result'
import type { AuthFailure } from '../auth-failure.ts'
import { authenticatorsOf } from '../second-factor.ts'
import { userFrom } from '../stored-session.ts'
import type { FactorRemoval, RecoveryCodes, RemovalWait, TwoFactor } from '../two-factor.ts'
import { ask, emptyAnswer, loadedService, withProof } from './ask.ts'
import type { LoadService } from '../load-service.ts'
import type { OwnCall } from './own-call.ts'

/** Two-factor sign-in with an authenticator app. */
export function twoFactorCalls(load: LoadService): TwoFactor {
  return {
    async enroll(name) {
      const friendlyName = name === undefined ? {} : { friendlyName: name }
      const begin = () => ask(load, ({ provider }) => provider.mfa.enroll({ factorType: 'totp', ...friendlyName }))
      const first = await begin()
      // An abandoned enrollment takes up the name, or did a moment ago: its removal may be in progress.
      const isTaken = !first.ok && first.error.provider.code === 'mfa_factor_name_conflict'
      if (isTaken) await dropUnfinished(load)
      const answer = isTaken ? await begin() : first
      if (!answer.ok) return answer
      const { id, totp } = answer.value
      return succeed({ factorId: id, qrCode: asImage(totp.qr_code), secret: totp.secret, uri: totp.uri })
    },

    async verify({ factorId, code }) {
      const answer = await ask(load, ({ provider }) =>
        provider.mfa.challengeAndVerify({ factorId, code: code.replaceAll(/\s/g, '') }),
      )
      return answer.ok ? succeed(undefined) : answer
    },

    remove: (factorId) => remove(load, factorId),
    recoveryCodes: recoveryCodeCalls(load),
    removal: removalCalls(load),
  }
}

function recoveryCodeCalls(load: LoadService): RecoveryCodes {
  return {
    async left() {
      const answer = await ask(load, ({ provider: { mfa } }) => mfa.recoveryCodes.getStatus())
      if (answer.ok) return succeed({ left: answer.value.remaining, total: answer.value.total })
      return answer.error.provider.status === 404 ? succeed(null) : answer
    },

    async make() {
      const first = await ask(load, ({ provider: { mfa } }) => mfa.recoveryCodes.generate())
      const exist = !first.ok && first.error.provider.code === 'mfa_verified_factor_exists'
      const answer = exist ? await ask(load, ({ provider: { mfa } }) => mfa.recoveryCodes.regenerate()) : first
      return answer.ok ? succeed(answer.value.codes) : answer
    },

    async use(code) {
      const answer = await ask(load, ({ provider: { mfa } }) => mfa.recoveryCodes.verify({ code: code.trim() }))
      return answer.ok ? succeed(undefined) : answer
    },
  }
}

function removalCalls(load: LoadService): FactorRemoval {
  const call = async (method: NonNullable<OwnCall['method']>): Promise<Result<RemovalWait | null, AuthFailure>> => {
    const loaded = await loadedService(load)
    if (!loaded.ok) return loaded
    const service = loaded.value
    const answer = await withProof(service, () => service.own({ path: '/factors/removal', method }))
    return answer.ok ? succeed(waitFrom(answer.value)) : answer
  }
  return {
    status: () => call('GET'),

    async request() {
      const answer = await call('POST')
      if (!answer.ok) return answer
      return answer.value === null ? fail(emptyAnswer()) : succeed(answer.value)
    },

    async cancel() {
      const answer = await call('DELETE')
      return answer.ok ? succeed(undefined) : answer
    },
  }
}

function waitFrom(told: unknown): RemovalWait | null {
  const { requested_at: requestedAt, due_at: dueAt } = (told ?? {}) as Readonly<Record<string, unknown>>
  if (typeof requestedAt !== 'number' || typeof dueAt !== 'number') return null
  return { requestedAt: new Date(requestedAt * 1000), dueAt: new Date(dueAt * 1000) }
}

/**
 * Removes an authenticator; if it is the last one, removes the recovery codes first, as they cannot exist on their own.
 */
async function remove(load: LoadService, factorId: string): Promise<Result<void, AuthFailure>> {
  const asked = await ask(load, ({ provider }) => provider.getUser())
  if (!asked.ok) return asked
  const user = userFrom(asked.value.user)
  if (user === null) return fail(emptyAnswer())
  const isLast = authenticatorsOf(user).every(({ id }) => id === factorId)
  if (isLast && user.factors.some(({ kind }) => kind === 'recovery_code')) {
    const codes = await ask(load, ({ provider }) => provider.mfa.recoveryCodes.unenroll())
    if (!codes.ok && codes.error.provider.status !== 404) return codes
  }
  const answer = await ask(load, ({ provider }) => provider.mfa.unenroll({ factorId }))
  if (!answer.ok) return answer
  // The session still lists the factor; if this fails, the next refresh has the same effect.
  await ask(load, ({ provider }) => provider.refreshSession())
  return succeed(undefined)
}

async function dropUnfinished(load: LoadService): Promise<void> {
  const answer = await ask(load, ({ provider }) => provider.mfa.listFactors())
  if (!answer.ok) return
  const unfinished = answer.value.all.filter(
    ({ factor_type: type, status }) => type === 'totp' && status === 'unverified',
  )
  for (const { id } of unfinished) await ask(load, ({ provider }) => provider.mfa.unenroll({ factorId: id }))
}

/** The service's client puts the SVG into a data URL unescaped, where a `#` would cut it off. */
function asImage(qrCode: string): string {
  const [, svg] = /^data:image\/svg\+xml;utf-8,(.*)$/s.exec(qrCode) ?? []
  return svg === undefined ? qrCode : `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`
}
