import type { AuthUser } from '@dst/auth'
import { Card } from '@dst/ui/card'
import { PasswordForm } from './password-form'
import { TwoFactorSetting } from './two-factor-setting'

/** How the account is protected. */
export function SecurityTab({ user, twoFactorAuth }: { user: AuthUser; twoFactorAuth: boolean }) {
  return (
    <div className="grid items-start gap-6 lg:grid-cols-2">
      <Card heading="Password" headingLevel={2}>
        {hasPassword(user) ? <PasswordForm /> : <p>You sign in with Google, so there is no password to change here. Google keeps it.</p>}
      </Card>
      <Card heading="Two-factor sign-in" headingLevel={2}>
        <TwoFactorSetting enabled={twoFactorAuth} />
      </Card>
    </div>
  )
}

/** Whether the account can sign in with a password; where identities are unknown, how it was made decides. */
export function hasPassword({ identities, provider }: Pick<AuthUser, 'identities' | 'provider'>): boolean {
  return identities.length === 0 ? provider === 'email' : identities.some((identity) => identity.provider === 'email')
}
