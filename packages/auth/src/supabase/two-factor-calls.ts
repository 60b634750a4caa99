import type { Result } from '@dst/domain/result'
import type { AuthFailure } from '../auth-failure.ts'
import type { LoadService } from './loaded-service.ts'
import type { TwoFactor } from '../two-factor.ts'
import { loadedService } from './ask.ts'

/** Two-factor sign-in; what makes the calls comes with the service's client. */
export function twoFactorCalls(load: LoadService): TwoFactor {
  const later =
    <Input extends unknown[], Value>(
      call: (twoFactor: TwoFactor) => (...input: Input) => Promise<Result<Value, AuthFailure>>,
    ) =>
    async (...input: Input): Promise<Result<Value, AuthFailure>> => {
      const loaded = await loadedService(load)
      return loaded.ok ? call(loaded.value.twoFactor)(...input) : loaded
    }
  return {
    enroll: later((twoFactor) => twoFactor.enroll),
    verify: later((twoFactor) => twoFactor.verify),
    remove: later((twoFactor) => twoFactor.remove),
    recoveryCodes: {
      left: later((twoFactor) => twoFactor.recoveryCodes.left),
      make: later((twoFactor) => twoFactor.recoveryCodes.make),
      use: later((twoFactor) => twoFactor.recoveryCodes.use),
    },
    removal: later((twoFactor) => twoFactor.removal),
  }
}
