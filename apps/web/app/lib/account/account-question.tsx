import { Button } from '@dst/ui/button'
import { LinkButton } from '@dst/ui/link-button'
import { MessagePage } from '@dst/ui/message-page'
import { paths } from '~/paths.ts'
import type { OtherAccount } from './other-account.ts'

/** Props of {@link AccountQuestion}. */
export interface AccountQuestionProps extends OtherAccount {
  /** Ends the current session in this browser and follows the link. */
  onContinue: () => void
}

/** Asks before a link of another account replaces the signed-in one, or a stranger's link signs in. */
export function AccountQuestion({ present, other, onContinue }: AccountQuestionProps) {
  if (present === undefined) return <StrangeLink other={other} onContinue={onContinue} />
  return (
    <MessagePage
      title="This link is for another account"
      icon="user"
      actions={
        <>
          <Button onClick={onContinue}>Yes, change accounts</Button>
          <LinkButton href={paths.profile} variant="secondary">
            No, stay signed in
          </LinkButton>
        </>
      }
    >
      <p className="text-ink">
        You are signed in as <strong className="wrap-anywhere">{present}</strong>. Continue as{' '}
        <strong className="wrap-anywhere">{other}</strong>?
      </p>
      <p>If you continue, the account that is signed in now is signed out in this browser.</p>
    </MessagePage>
  )
}

function StrangeLink({ other, onContinue }: Pick<AccountQuestionProps, 'other' | 'onContinue'>) {
  return (
    <MessagePage
      title="Is this your account?"
      icon="user"
      actions={
        <>
          <Button onClick={onContinue}>Yes, sign me in</Button>
          <LinkButton href={paths.home} variant="secondary">
            No, stay signed out
          </LinkButton>
        </>
      }
    >
      <p className="text-ink">
        This link signs in to <strong className="wrap-anywhere">{other}</strong>, and was not requested in this browser.
      </p>
      <p>
        Go on only if that is your account. In somebody else’s, they would see what you enter. Nobody is signed in yet.
      </p>
    </MessagePage>
  )
}
