import { Button } from '@dst/ui/button'
import { LinkButton } from '@dst/ui/link-button'
import { MessagePage } from '@dst/ui/message-page'
import { Spinner } from '@dst/ui/spinner'
import { NewPasswordByMail } from '~/lib/account/new-password-by-mail.tsx'
import { FocusedScreen } from '~/lib/focus/focused-screen.tsx'
import { ErrorBanner } from '~/lib/forms/error-banner.tsx'
import { paths } from '~/paths.ts'
import type { MailedLink } from './mailed-link-address.ts'
import { mailedLinkCopy, type MailedLinkCopy } from './mailed-link-copy.ts'
import { HalfConfirmed, ReturnScreen } from './return-screen.tsx'
import { useMailedLink, type MailedLinkState } from './use-mailed-link.ts'

/** Says what a mailed link does, and does it at the press of a button: programs that scan mails open every link. */
export function MailedLinkPage() {
  const state = useMailedLink()
  switch (state.kind) {
    case 'reading':
      return <MessagePage title="One moment" picture={<Spinner size="large" label="One moment, please" />} />
    case 'incomplete':
      return <IncompleteLink />
    case 'question':
      return <Question {...state} />
    case 'expired':
      return <ExpiredLink link={state.link} />
    case 'half-confirmed':
      return (
        <FocusedScreen>
          <HalfConfirmed />
        </FocusedScreen>
      )
    case 'returning':
      return <ReturnScreen state={state.state} />
  }
}

function Question({ link, busy, trouble, onUse }: Extract<MailedLinkState, { kind: 'question' }>) {
  const words: MailedLinkCopy = mailedLinkCopy[link.type]
  const [before, after] = words.does
  return (
    <MessagePage
      title={words.title}
      icon="mail"
      actions={
        <Button busy={busy} busyLabel={words.busy} onClick={onUse}>
          {words.button}
        </Button>
      }
    >
      <ErrorBanner message={trouble} />
      <p className="text-ink">
        {link.email === '' ? (
          <span>{words.doesForSomebody}</span>
        ) : (
          <>
            <span>{before}</span>
            <strong className="wrap-anywhere">{link.email}</strong>
            <span>{after}</span>
          </>
        )}
      </p>
      <p>Nothing has happened yet. If you did not ask for the mail, close this page, and nothing will.</p>
    </MessagePage>
  )
}

function ExpiredLink({ link }: { link: MailedLink }) {
  const mailsAgain = link.type === 'recovery' && link.email !== ''
  return (
    <FocusedScreen>
      <MessagePage
        title="This link no longer works"
        icon="alert"
        tone="negative"
        actions={mailsAgain ? undefined : <WayOn type={link.type} />}
      >
        <p role="alert" className="text-ink">
          It was used already, is too old, or a newer mail has taken its place. The code in the same mail no longer
          works either.
        </p>
        <p>{mailedLinkCopy[link.type].wayOn}</p>
        {mailsAgain ? <NewPasswordByMail email={link.email} /> : null}
      </MessagePage>
    </FocusedScreen>
  )
}

function WayOn({ type }: Pick<MailedLink, 'type'>) {
  if (type === 'email_change') return <LinkButton href={paths.profile}>Go to your profile</LinkButton>
  return (
    <>
      <LinkButton href={paths.signIn}>Go to sign-in</LinkButton>
      {type === 'signup' ? (
        <LinkButton href={paths.signUp} variant="secondary">
          Try Signing Up Again
        </LinkButton>
      ) : null}
      {type === 'invite' ? (
        <LinkButton href={paths.contact} variant="secondary">
          Write to us
        </LinkButton>
      ) : null}
    </>
  )
}

function IncompleteLink() {
  return (
    <MessagePage
      title="Please open the link again"
      icon="alert"
      tone="negative"
      actions={<LinkButton href={paths.signIn}>Go to sign-in</LinkButton>}
    >
      <p role="alert" className="text-ink">
        This page does not have the whole link, and nothing has happened. It keeps a link only until it is reloaded.
      </p>
      <p>Open the link in the mail once more: it is still good. If it breaks there, copy all of it by hand.</p>
    </MessagePage>
  )
}
