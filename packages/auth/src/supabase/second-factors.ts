import { succeed, type Result } from '@dst/domain/result'
import type { AuthFailure } from '../auth-failure.ts'
import { authenticatorsOf } from '../second-factor.ts'
import { userFrom } from '../stored-session.ts'
import type { RecoveryCodes, RemovalWait, TwoFactor } from '../two-factor.ts'
import { ask, askNothing, withProof } from './ask.ts'
import type { LoadService, Service } from './loaded-service.ts'

/** Two-factor sign-in with an authenticator app. */
export function secondFactors(service: () => Service): TwoFactor {
  const load = () => Promise.resolve(service())
  return {
    async enroll(name) {
      const begin = () =>
        ask(load, ({ provider: { mfa } }) => mfa.enroll({ factorType: 'totp', ...(name && { friendlyName: name }) }))
      const first = await begin()
      // An abandoned enrollment takes up the name, or did a moment ago: its removal may be in progress.
      const isTaken = !first.ok && first.error.provider.code === 'mfa_factor_name_conflict'
      if (isTaken) await dropUnfinished(load)
      const answer = isTaken ? await begin() : first
      if (!answer.ok) return answer
      const { id, totp } = answer.value
      return succeed({ factorId: id, qrCode: asImage(totp.qr_code), secret: totp.secret, uri: totp.uri })
    },

    verify: ({ factorId, code }) =>
      askNothing(load, ({ provider: { mfa } }) =>
        mfa.challengeAndVerify({ factorId, code: code.replaceAll(/\s/g, '') }),
      ),

    remove: (factorId) => remove(load, factorId),
    recoveryCodes: recoveryCodeCalls(load),

    async removal(step) {
      const method = removalMethods[step]
      const answer = await withProof(service(), () => service().direct({ path: '/factors/removal', method }))
      return answer.ok ? succeed(waitFrom(answer.value)) : answer
    },
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

    use: (code) => askNothing(load, ({ provider: { mfa } }) => mfa.recoveryCodes.verify({ code: code.trim() })),
  }
}

const removalMethods = { look: 'GET', request: 'POST', cancel: 'DELETE' } as const

function waitFrom(wait: unknown): RemovalWait | null {
  const { requested_at: from, due_at: due } = wait as Readonly<Record<string, number | null>>
  return from && due ? { requestedAt: new Date(from * 1000), dueAt: new Date(due * 1000) } : null
}

/**
 * Removes an authenticator; if it is the last one, removes the recovery codes first, as they cannot exist on their own.
 */
async function remove(load: LoadService, factorId: string): Promise<Result<void, AuthFailure>> {
  const asked = await ask(load, ({ provider }) => provider.getUser())
  if (!asked.ok) return asked
  const factors = userFrom(asked.value.user)?.factors ?? []
  const isLast = authenticatorsOf({ factors }).every(({ id }) => id === factorId)
  if (isLast && factors.some(({ kind }) => kind === 'recovery_code')) {
    const codes = await ask(load, ({ provider: { mfa } }) => mfa.recoveryCodes.unenroll())
    if (!codes.ok && codes.error.provider.status !== 404) return codes
  }
  const answer = await ask(load, ({ provider: { mfa } }) => mfa.unenroll({ factorId }))
  if (!answer.ok) return answer
  // The session still lists the factor; if this fails, the next refresh has the same effect.
  await ask(load, ({ provider }) => provider.refreshSession())
  return succeed(undefined)
}

async function dropUnfinished(load: LoadService): Promise<void> {
  const answer = await ask(load, ({ provider: { mfa } }) => mfa.listFactors())
  if (!answer.ok) return
  const unfinished = answer.value.all.filter(
    ({ factor_type: type, status }) => type === 'totp' && status === 'unverified',
  )
  for (const { id } of unfinished) await ask(load, ({ provider: { mfa } }) => mfa.unenroll({ factorId: id }))
}

/** The service's client puts the SVG into a data URL unescaped, where a `#` would cut it off. */
function asImage(qrCode: string): string {
  const [, svg] = qrCode.split('data:image/svg+xml;utf-8,')
  return svg === undefined ? qrCode : `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`
}
