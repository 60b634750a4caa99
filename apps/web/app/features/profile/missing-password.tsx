import { LinkButton } from '@dst/ui/link-button'
import { paths } from '~/paths'

/** Leads a person to the choice of a password whose account has lost the one that it was signed up with. */
export function MissingPassword() {
  return (
    <div className="grid gap-4">
      <p>
        Your account has no password: the address was signed up more than once, with different ones, and none of them is
        used. Without one you cannot sign in again.
      </p>
      <div>
        <LinkButton href={paths.resetPassword}>Choose a password</LinkButton>
      </div>
    </div>
  )
}
