import { LinkButton } from '@dst/ui/link-button'
import { paths } from '~/paths.ts'

/** Sends a user whose account has lost its original password to the page for choosing a new one. */
export function MissingPassword() {
  return (
    <div className="grid gap-4">
      <p>
        Your account has no password: the address was signed up more than once, with different ones, or a change was
        undone. Without one you cannot sign in again.
      </p>
      <div>
        <LinkButton href={paths.resetPassword}>Choose a password</LinkButton>
      </div>
    </div>
  )
}
