import { hasDroppedPassword, type AuthUser } from '@dst/auth'
import { Card } from '@dst/ui/card'
import type { ReactNode } from 'react'
import { MissingPassword } from './missing-password'
import { PasswordForm } from './password-form'
import { TwoFactorSetting } from './two-factor-setting'

/** Props of {@link SecurityTab}. */
export interface SecurityTabProps {
  user: AuthUser
  twoFactorAuth: boolean
  /** Where the account is signed in and what happened to it, which is a feature of its own. */
  activity: ReactNode
}

/** How the account is protected. */
export function SecurityTab({ user, twoFactorAuth, activity }: SecurityTabProps) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 lg:grid-cols-2">
        <Card heading="Password" headingLevel={2}><Password user={user} /></Card>
        <Card heading="Two-factor sign-in" headingLevel={2}>
          <TwoFactorSetting enabled={twoFactorAuth} />
        </Card>
      </div>
      {activity}
    </div>
  )
}

function Password({ user }: { user: AuthUser }) {
  if (hasDroppedPassword(user)) return <MissingPassword />
  return hasPassword(user) ? <PasswordForm /> : <p>You sign in with Google, so there is no password to change here. Google keeps it.</p>
}

/** Whether the account can sign in with a password; where identities are unknown, how it was made decides. */
export function hasPassword({ identities, provider }: Pick<AuthUser, 'identities' | 'provider'>): boolean {
  return identities.length === 0 ? provider === 'email' : identities.some((identity) => identity.provider === 'email')
}
