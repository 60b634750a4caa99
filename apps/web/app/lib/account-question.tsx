import { Button } from '@dst/ui/button'
import { LinkButton } from '@dst/ui/link-button'
import { MessagePage } from '@dst/ui/message-page'
import { paths } from '~/paths'

/** Props of {@link AccountQuestion}. */
export interface AccountQuestionProps {
  /** The address that is signed in. */
  present: string
  /** The address that the link belongs to. */
  other: string
  /** Ends the present session in this browser and follows the link. */
  onContinue: () => void
}

/** Asks before a link of another account takes the place of the one that is signed in. */
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
