import { succeed } from '@dst/domain/result'
import type { TwoFactor } from '../auth-client'
import { ask } from './ask'
import type { ProviderClient } from './provider-client'

/** Two-factor sign-in with an authenticator app. */
export function twoFactorCalls(provider: ProviderClient): TwoFactor {
  return {
    async isPending() {
      const answer = await ask(() => provider.mfa.getAuthenticatorAssuranceLevel())
      if (!answer.ok) return answer
      return succeed(answer.value?.nextLevel === 'aal2' && answer.value.currentLevel !== 'aal2')
    },

    async enroll(name) {
      const friendlyName = name === undefined ? {} : { friendlyName: name }
      const answer = await ask(() => provider.mfa.enroll({ factorType: 'totp', ...friendlyName }))
      if (!answer.ok) return answer
      const { id, totp } = answer.value
      return succeed({ factorId: id, qrCode: totp.qr_code, secret: totp.secret, uri: totp.uri })
    },

    async verify({ factorId, code }) {
      const answer = await ask(() => provider.mfa.challengeAndVerify({ factorId, code: code.trim() }))
      return answer.ok ? succeed(undefined) : answer
    },

    async remove(factorId) {
      const answer = await ask(() => provider.mfa.unenroll({ factorId }))
      return answer.ok ? succeed(undefined) : answer
    },
  }
}
