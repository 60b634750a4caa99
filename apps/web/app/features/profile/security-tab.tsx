import type { AuthUser } from '@dst/auth'
import { Card } from '@dst/ui/card'
import type { ReactNode } from 'react'
import { hasPassword } from '~/lib/has-password'
import { PasswordForm } from './password-form'

/** How the account is protected; `protection` are the cards of other features. */
export function SecurityTab({ user, protection }: { user: AuthUser; protection: ReactNode }) {
  return (
    <div className="grid items-start gap-6 lg:grid-cols-2">
      <Card heading="Password" headingLevel={2}>
        {hasPassword(user) ? <PasswordForm /> : <p>You sign in with Google, so there is no password to change here. Google keeps it.</p>}
      </Card>
      {protection}
    </div>
  )
}
