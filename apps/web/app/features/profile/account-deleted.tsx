import { LinkButton } from '@dst/ui/link-button'
import { MessagePage } from '@dst/ui/message-page'
import { useEffect, useRef } from 'react'
import { paths } from '~/paths.ts'

/** Shown to a user once their account is deleted. */
export function AccountDeleted() {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => place.current?.focus(), [])
  return (
    <div ref={place} tabIndex={-1}>
      <MessagePage
        title="Your account is deleted"
        icon="check-circle"
        tone="positive"
        actions={<LinkButton href={paths.home}>Go to the home page</LinkButton>}
      >
        <p className="text-ink">
          You are signed out everywhere, and what you had begun in this browser is gone too. If your details were passed
          to the partner, we tell it to stop. A mail to the address of the account confirms the deletion.
        </p>
      </MessagePage>
    </div>
  )
}
