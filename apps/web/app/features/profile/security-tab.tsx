import { hasDroppedPassword, type AuthUser } from '@dst/auth'
import { Card } from '@dst/ui/card'
import type { ReactNode } from 'react'
import { hasPassword } from '~/lib/has-password'
import { MissingPassword } from './missing-password'
import { PasswordForm } from './password-form'

/** Props of {@link SecurityTab}. */
export interface SecurityTabProps {
  user: AuthUser
  /** Cards about a second factor and passkeys, which are features of their own. */
  protection: ReactNode
  /** Where the account is signed in and what happened to it, which is a feature of its own. */
  activity: ReactNode
}

/** How the account is protected. */
export function SecurityTab({ user, protection, activity }: SecurityTabProps) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 lg:grid-cols-2">
        <Card heading="Password" headingLevel={2}><Password user={user} /></Card>
        <div className="grid grid-cols-[minmax(0,1fr)] gap-6">{protection}</div>
      </div>
      {activity}
    </div>
  )
}

function Password({ user }: { user: AuthUser }) {
  if (hasDroppedPassword(user)) return <MissingPassword />
  return hasPassword(user) ? <PasswordForm /> : <p>You sign in with Google, so there is no password to change here. Google keeps it.</p>
}
