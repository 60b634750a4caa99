import { connectionErrors } from '@dst/domain/errors/connection'
import { Button } from '@dst/ui/button'
import { LinkButton } from '@dst/ui/link-button'
import { MessagePage } from '@dst/ui/message-page'
import { paths } from '~/paths.ts'
import { isOffline } from '~/services/connection-error.ts'

/** Shown in place of a page that threw while loading or rendering. */
export function PageFailure() {
  return (
    <MessagePage
      title="This page could not be shown"
      icon="alert"
      tone="negative"
      actions={
        <>
          <Button onClick={() => window.location.reload()} icon="refresh">
            Reload the page
          </Button>
          <LinkButton href={paths.home} variant="secondary">
            Go to the home page
          </LinkButton>
        </>
      }
    >
      <p>
        {isOffline()
          ? connectionErrors.offline.message
          : 'This is our fault. Reloading often helps, especially after the site was updated.'}
      </p>
    </MessagePage>
  )
}
