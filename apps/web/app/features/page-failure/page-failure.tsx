import { Button } from '@dst/ui/button'
import { LinkButton } from '@dst/ui/link-button'
import { MessagePage } from '@dst/ui/message-page'
import { isRouteErrorResponse } from 'react-router'
import { paths } from '~/paths'
import { NotFoundPage } from './not-found-page'

/** What shows in place of a page that threw while it loaded or drew. */
export function PageFailure({ error }: { error: unknown }) {
  if (isRouteErrorResponse(error) && error.status === 404) return <NotFoundPage />
  return (
    <MessagePage
      title="This page could not be shown"
      icon="alert"
      tone="negative"
      actions={
        <>
          <Button onClick={() => window.location.reload()} icon="refresh">Reload the page</Button>
          <LinkButton href={paths.home} variant="secondary">Go to the home page</LinkButton>
        </>
      }
    >
      <p>The fault is ours. Reloading often helps, above all after the site was updated.</p>
    </MessagePage>
  )
}
