import { Button } from '@dst/ui/button'
import { LinkButton } from '@dst/ui/link-button'
import { MessagePage } from '@dst/ui/message-page'
import { paths } from '~/paths.ts'

/** Props of {@link AccountQuestion}. */
export interface AccountQuestionProps {
  /** The email address of the signed-in account. */
  present: string
  /** The email address that the link belongs to. */
  other: string
  /** Ends the current session in this browser and follows the link. */
  onContinue: () => void
}

/** Asks for confirmation before a link of another account replaces the signed-in one. */
export function AccountQuestion({ present, other, onContinue }: AccountQuestionProps) {
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
