import { useAuth } from '@dst/auth/react'
import { undoWindow } from '@dst/domain/parameters'
import { Button } from '@dst/ui/button'
import { LinkButton } from '@dst/ui/link-button'
import { MessagePage } from '@dst/ui/message-page'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { NewPasswordByMail } from '~/lib/account/new-password-by-mail.tsx'
import { useOnArrival } from '~/lib/browser/use-on-arrival.ts'
import { FocusedScreen } from '~/lib/focus/focused-screen.tsx'
import { ErrorBanner } from '~/lib/forms/error-banner.tsx'
import { paths } from '~/paths.ts'
import { endSession } from '~/services/auth.ts'
import { undoError } from './undo-error.ts'

/** "This wasn't me": says what the link of a notice does, and does it at the press of a button. */
export function UndoPage() {
  const { client } = useAuth()
  const [token, setToken] = useState<string>()
  const undoing = useMutation({
    mutationFn: async (given: string) => {
      const undone = await client.undoChange(given)
      if (!undone.ok) return { problem: undoError(undone.error) }
      // Every session has ended, this browser's too.
      await endSession()
      return { email: undone.value.email }
    },
    // It holds the token.
    gcTime: 0,
  })

  useOnArrival(async () => {
    setToken(new URLSearchParams(window.location.hash.slice(1)).get('token') ?? '')
    // No token stays in the address bar, in the history or in a bookmark.
    window.history.replaceState(window.history.state, '', paths.undo)
  })

  const outcome = undoing.data
  if (outcome?.email !== undefined) return <Undone email={outcome.email} />
  if (token === '' || outcome?.problem?.kind === 'expired') return <Expired />
  return (
    <MessagePage
      title="Wasn’t it you?"
      icon="alert"
      tone="negative"
      actions={
        <>
          <Button
            variant="danger"
            busy={undoing.isPending}
            busyLabel="Undoing..."
            disabled={token === undefined}
            onClick={() => undoing.mutate(token ?? '')}
          >
            This wasn’t me: undo it
          </Button>
          <LinkButton href={paths.home} variant="secondary">
            It was me
          </LinkButton>
        </>
      }
    >
      <ErrorBanner message={outcome?.problem?.message} />
      <p className="text-ink">Nothing has happened yet. If you press the button:</p>
      <ul className="list-disc ps-6 text-start">
        <li>Every browser is signed out of your account, this one too.</li>
        <li>
          The change that the email told you about is undone, and so is every later one: your email address,
          authenticator apps, recovery codes, passkeys and linked accounts are again as they were.
        </li>
        <li>Your password stops working. You choose a new one with a link that we mail you.</li>
      </ul>
      <p>Your profile, your answers and your exchange file stay as they are.</p>
    </MessagePage>
  )
}

function Undone({ email }: { email: string }) {
  return (
    <FocusedScreen>
      <MessagePage title="It is undone" icon="check-circle" tone="positive">
        <p className="text-ink">
          Every browser is signed out, and your account belongs to <strong className="wrap-anywhere">{email}</strong> as
          before. One step is left: a new password.
        </p>
        <NewPasswordByMail email={email} />
        <p>
          If somebody could read your mail, change the password of your mailbox first. Have you used the old password
          elsewhere? Change it there too.
        </p>
      </MessagePage>
    </FocusedScreen>
  )
}

function Expired() {
  return (
    <MessagePage
      title="This link no longer works"
      icon="alert"
      tone="negative"
      actions={
        <>
          <LinkButton href={paths.signIn}>Go to sign-in</LinkButton>
          <LinkButton href={paths.contact} variant="secondary">
            Write to us
          </LinkButton>
        </>
      }
    >
      <p role="alert" className="text-ink">
        {`It was already used, is more than ${undoWindow / 3600} hours old or is incomplete, or the link in an ` +
          'earlier email undid more.'}
      </p>
      <p>
        You can still choose a new password: press “Forgot password?” on the sign-in page. If you can’t get in that way,
        write to us from the address of your account.
      </p>
    </MessagePage>
  )
}
