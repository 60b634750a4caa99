import { hasDroppedPassword, type AuthUser } from '@dst/auth'
import { Card } from '@dst/ui/card'
import type { ReactElement, ReactNode } from 'react'
import { hasPassword } from '~/lib/account/has-password.ts'
import { MissingPassword } from './missing-password.tsx'
import { PasswordForm } from './password-form.tsx'

/** Props of {@link SecurityTab}. */
export interface SecurityTabProps {
  user: AuthUser
  /** Cards for the second factor and passkeys, which are features of their own. */
  protection: ReactNode
  /** Signed-in browsers and recent security events, which are a feature of their own. */
  activity: ReactElement
}

/** How the account is protected. */
export function SecurityTab({ user, protection, activity }: SecurityTabProps) {
  return (
    <div className="profile-columns">
      <div className="profile-columns" data-columns="2">
        <Card heading="Password" headingLevel={2}>
          <Password user={user} />
        </Card>
        <div className="profile-columns">{protection}</div>
      </div>
      {activity}
    </div>
  )
}

function Password({ user }: { user: AuthUser }) {
  if (hasDroppedPassword(user)) return <MissingPassword />
  return hasPassword(user) ? <PasswordForm /> : <p>You sign in with Google, so there is no password to change here.</p>
}
