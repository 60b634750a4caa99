import { fail, succeed } from '@dst/domain/result'
import type { AuthClient } from '../auth-client.ts'
import { givePassword, type FakeAccount } from './fake-accounts.ts'
import { find, refused, signedOut, unreachable, type FakeWorld } from './fake-world.ts'

type Keeping = Pick<
  AuthClient,
  'refresh' | 'user' | 'updatePassword' | 'updateEmail' | 'requestPasswordReset' | 'emailExists'
>

/** The account calls of the fake. */
export function keeping(world: FakeWorld): Keeping {
  const current = (): FakeAccount | undefined => {
    const user = world.session.current()?.user
    return user === undefined ? undefined : find(world, user.email)
  }
  return {
    async user() {
      if (world.offline) return fail(unreachable)
      const account = current()
      return account === undefined ? fail(signedOut) : succeed(account.user)
    },
    async refresh() {
      const account = current()
      if (account === undefined) return fail(signedOut)
      if (world.offline) return fail(unreachable)
      world.session.change(account.user, 'token_refreshed')
      return succeed(undefined)
    },
    async updatePassword(password, present) {
      const account = current()
      if (account === undefined) return fail({ ...signedOut, code: 'session-expired' })
      if (world.offline) return fail({ ...unreachable, code: 'failed' })
      if (present !== undefined && present !== account.password) {
        const message = 'Current password required when setting new password.'
        return fail({ ...refused(message, 400, 'current_password_invalid'), code: 'failed' })
      }
      if (account.password === password) {
        const message = 'New password should be different from the old password.'
        return fail({ ...refused(message, 422, 'same_password'), code: 'same-password' })
      }
      givePassword(account, password)
      world.session.change(account.user, 'user_updated')
      return succeed(account.user)
    },
    async updateEmail(email) {
      const account = current()
      if (account === undefined) return fail(signedOut)
      if (world.offline) return fail(unreachable)
      account.user = { ...account.user, newEmail: email.trim().toLowerCase() }
      world.mails.push({ to: email, kind: 'email_change' })
      world.session.change(account.user, 'user_updated')
      return succeed(account.user)
    },
    async requestPasswordReset(email) {
      if (world.offline) return fail({ ...unreachable, code: 'failed' })
      if (find(world, email) !== undefined) world.mails.push({ to: email, kind: 'recovery' })
      return succeed(undefined)
    },
    emailExists: async () => true,
  }
}
