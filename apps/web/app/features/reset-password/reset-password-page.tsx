import type { LinkTokens } from '@dst/auth'
import { passwordUpdateErrors, type PasswordUpdateErrorCode } from '@dst/domain/errors'
import { Button } from '@dst/ui/button'
import { FormPage } from '@dst/ui/form-page'
import { TextLink } from '@dst/ui/link'
import { LinkButton } from '@dst/ui/link-button'
import { MessagePage } from '@dst/ui/message-page'
import { Spinner } from '@dst/ui/spinner'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { AccountQuestion } from '~/lib/account/account-question.tsx'
import { NewPasswordByMail } from '~/lib/account/new-password-by-mail.tsx'
import { FocusedScreen } from '~/lib/focus/focused-screen.tsx'
import { ErrorBanner } from '~/lib/forms/error-banner.tsx'
import type { SecondFactorStepProps } from '~/lib/second-factor/second-factor-screen.tsx'
import { SecondFactorStep } from '~/lib/second-factor/second-factor-step.tsx'
import { useComeBack } from '~/lib/problems/use-come-back.ts'
import { paths } from '~/paths.ts'
import { signOut } from '~/services/auth.ts'
import { readHandOver } from '~/services/hand-over.ts'
import { ChoosePassword } from './choose-password.tsx'
import { NewPasswordForm } from './new-password-form.tsx'
import { RecoveryCode } from './recovery-code.tsx'
import { useNewPassword } from './use-new-password.ts'
import { useRecoveryLink } from './use-recovery-link.ts'

/** Sets a new password for a user who comes from a recovery email. */
export function ResetPasswordPage() {
  const { link, retry } = useRecoveryLink()
  switch (link.kind) {
    case 'validating':
      return (
        <MessagePage
          title="Checking Your Reset Link..."
          picture={<Spinner size="large" label="One moment, please" />}
        />
      )
    case 'invalid':
      return <InvalidLink onTokens={(tokens) => void retry({ kind: 'link', tokens })} />
    case 'refused':
      return <RefusedLink />
    case 'unreachable':
      return <UncheckedLink onRetry={() => void retry({ kind: 'link', tokens: link.tokens })} />
    case 'unanswered':
      return <UncheckedLink onRetry={link.onRetry} />
    case 'other-browser':
      return <OtherBrowser />
    case 'second-factor':
      return <SecondFactor person={link.person} onDisplayed={link.onDisplayed} />
    case 'other-account':
      return <AccountQuestion {...link.accounts} onContinue={link.onContinue} />
    case 'choose':
      return <ChoosePassword email={link.email} />
    case 'valid':
      return <NewPassword email={link.email} />
  }
}

function SecondFactor(step: Pick<SecondFactorStepProps, 'person' | 'onDisplayed'>) {
  const navigate = useNavigate()
  return (
    <SecondFactorStep
      {...step}
      purpose="Before you choose a new password for"
      onCanceled={() => void navigate(paths.signIn, { replace: true })}
    />
  )
}

function InvalidLink({ onTokens }: { onTokens: (tokens: LinkTokens) => void }) {
  return (
    <MessagePage
      title="Invalid Reset Link"
      icon="alert"
      tone="negative"
      actions={<LinkButton href={paths.signIn}>Return to Login</LinkButton>}
    >
      <p role="alert" className="text-ink">
        There is no link here that sets a new password.
      </p>
      <p>
        Open the link in our mail, or enter its code. To get a new mail, choose “Forgot password?” on the sign-in page.
      </p>
      <RecoveryCode onTokens={onTokens} />
    </MessagePage>
  )
}

/** The link is of no use, and so is the code of the same mail: only a new mail helps. */
function RefusedLink() {
  const [email] = useState(() => readHandOver('prefilledEmail'))
  return (
    <MessagePage
      title="Invalid Reset Link"
      icon="alert"
      tone="negative"
      actions={<LinkButton href={paths.signIn}>Return to Login</LinkButton>}
    >
      <p role="alert" className="text-ink">
        This link has expired, was used already, or is not complete.
      </p>
      {email === undefined ? (
        <p>
          A link and the code beside it work once and for a limited time. To get new ones, choose “Forgot password?” on
          the sign-in page.
        </p>
      ) : (
        <>
          <p>
            A link and the code beside it work once and for a limited time. We can send new ones to{' '}
            <strong className="wrap-anywhere">{email}</strong>.
          </p>
          <NewPasswordByMail email={email} />
        </>
      )}
    </MessagePage>
  )
}

function OtherBrowser() {
  return (
    <MessagePage
      title="Opened in another browser"
      icon="alert"
      tone="negative"
      actions={<LinkButton href={paths.signIn}>Return to Login</LinkButton>}
    >
      <p role="alert" className="text-ink">
        This link was requested in another browser, so it cannot set a new password here.
      </p>
      <p>
        A link works once, and this one is used up now. To get one for this browser, choose “Forgot password?” on the
        sign-in page.
      </p>
    </MessagePage>
  )
}

function UncheckedLink({ onRetry }: { onRetry: () => void }) {
  useComeBack(true, onRetry)
  return (
    <MessagePage
      title="We could not check your link"
      icon="alert"
      tone="negative"
      actions={
        <>
          <Button onClick={onRetry}>Try Again</Button>
          <LinkButton href={paths.signIn} variant="secondary">
            Return to Login
          </LinkButton>
        </>
      }
    >
      <p role="alert">Please check your connection, and leave this page open: the link itself works only once.</p>
      <p>This page continues by itself as soon as the connection is back.</p>
    </MessagePage>
  )
}

function NewPassword({ email }: { email: string }) {
  const { done, error, submit } = useNewPassword(signOut)
  if (done) return <PasswordReset />
  return (
    <FormPage
      title="Set New Password"
      lead={
        <span>
          Choose a new password for <strong className="wrap-anywhere">{email}</strong>.
        </span>
      }
    >
      <ErrorBanner message={error?.message} retryAt={error?.retryAt} action={error && wayOn(error.code)} />
      <NewPasswordForm email={email} onSubmit={submit} />
    </FormPage>
  )
}

/** The link to request a new email, if this one can't be used anymore. */
function wayOn(error: PasswordUpdateErrorCode) {
  return passwordUpdateErrors[error].retryable ? undefined : <TextLink href={paths.signIn}>Return to Login</TextLink>
}

function PasswordReset() {
  return (
    <FocusedScreen>
      <MessagePage
        title="Password Reset Successful"
        icon="check-circle"
        tone="positive"
        actions={<LinkButton href={paths.signIn}>Return to Login</LinkButton>}
      >
        <output>Your new password is set. Sign in with it to continue.</output>
      </MessagePage>
    </FocusedScreen>
  )
}
