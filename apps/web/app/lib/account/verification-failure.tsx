import { Button } from '@dst/ui/button'
import { LinkButton } from '@dst/ui/link-button'
import { MessagePage } from '@dst/ui/message-page'

/** Where a link leads, and what it is called. */
interface Way {
  href: string
  label: string
}

/** Props of {@link VerificationFailure}. */
export interface VerificationFailureProps {
  message: string
  /** Tries once more, where that can help. */
  retry: (() => void) | undefined
  /** The way on that most people need, which stands out unless trying again can help, and the other one. */
  ways: readonly [Way, Way]
}

/** Says why a mailed link or a return could not be completed, and how to go on. */
export function VerificationFailure({ message, retry, ways: [first, second] }: VerificationFailureProps) {
  return (
    <MessagePage
      title="Verification Failed"
      icon="alert"
      tone="negative"
      actions={
        <>
          {retry === undefined ? null : (
            <Button icon="refresh" onClick={retry}>
              Try Again
            </Button>
          )}
          <LinkButton href={first.href} variant={retry === undefined ? 'primary' : 'secondary'}>
            {first.label}
          </LinkButton>
          <LinkButton href={second.href} variant="secondary">
            {second.label}
          </LinkButton>
        </>
      }
    >
      <p role="alert" className="text-ink">
        {message}
      </p>
      <p>
        A link works once and for a limited time. If your address is confirmed already, signing in is all that is left
        to do; otherwise sign up again with the same address to get a new link.
      </p>
    </MessagePage>
  )
}
