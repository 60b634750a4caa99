import { MessagePage } from '@dst/ui/message-page'
import { SignInAgain } from '~/lib/account/sign-in-again.tsx'
import { FocusedScreen } from '~/lib/focus/focused-screen.tsx'
import { PageTitle } from '~/lib/page/page-title.tsx'

/** Takes the place of whatever the desk showed, once the session there has ended. */
export function DeskEnded() {
  return (
    <FocusedScreen>
      <PageTitle title="Your session at the desk has ended" />
      <MessagePage
        title="Your session at the desk has ended"
        actions={<SignInAgain label="Log in again" variant="primary" size="medium" />}
      >
        <p>
          A session here ends after twelve hours, or after half an hour without use, because the desk shows what people
          have entrusted to us. What was recorded before is saved; a report that was not confirmed is not.
        </p>
      </MessagePage>
    </FocusedScreen>
  )
}
