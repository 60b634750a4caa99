import type { AuthUser } from '@dst/auth'
import { Button } from '@dst/ui/button'
import { TextLink } from '@dst/ui/link'
import { MessagePage } from '@dst/ui/message-page'
import { CodeForm } from '~/lib/account/code-form.tsx'
import { RetryWait } from '~/lib/forms/retry-wait.tsx'
import { paths } from '~/paths.ts'
import { useVerification } from './use-verification.ts'

interface VerificationPanelProps {
  email: string
  onVerified: (user: AuthUser) => void
}

/** Asks the user to open the link in their inbox, and continues by itself once they have. */
export function VerificationPanel({ email, onVerified }: VerificationPanelProps) {
  const { checking, resending, retryAt, takeCode } = useVerification(email, onVerified)
  return (
    <MessagePage
      title="Verify Your Email"
      icon="mail"
      actions={
        <>
          <Button busy={checking.isPending} busyLabel="Checking..." onClick={() => checking.mutate()}>
            I've Verified My Email
          </Button>
          <Button
            variant="secondary"
            busy={resending.isPending}
            busyLabel="Sending..."
            onClick={() => resending.mutate()}
          >
            Resend Verification Email
          </Button>
        </>
      }
    >
      <p>We sent a verification link to:</p>
      <p className="font-strong text-ink [overflow-wrap:anywhere]">{email}</p>
      <p>
        Open the link to go on with your investor profile. If you open it in this browser, this page continues by
        itself. Opened it on another device? <TextLink href={paths.signIn}>Sign in here</TextLink> and continue.
      </p>
      <CodeForm onCode={takeCode} />
      <div className="grid gap-2">
        <p>
          No email after a few minutes? Look in your spam folder, or{' '}
          <TextLink href={paths.signUp}>sign up again</TextLink> if the address is wrong.
        </p>
        <div aria-live="polite">
          <RetryWait at={retryAt} />
        </div>
      </div>
    </MessagePage>
  )
}
