import { Button } from '@dst/ui/button'
import { LinkButton } from '@dst/ui/link-button'
import { isRouteErrorResponse } from 'react-router'
import { paths } from '~/paths'
import { NotFoundPage } from './not-found-page'
import { PlainPage } from './plain-page'

/** What shows in place of a page that threw while it loaded or drew. */
export function PageFailure({ error }: { error: unknown }) {
  if (isRouteErrorResponse(error) && error.status === 404) return <NotFoundPage />
  return (
    <PlainPage
      eyebrow="Something went wrong"
      heading="This page could not be shown"
      lead="The fault is ours, and nothing you entered elsewhere is affected. Reloading often helps, above all after the site was updated."
    >
      <div className="flex flex-wrap gap-4">
        <Button onClick={() => window.location.reload()} icon="refresh">Reload the page</Button>
        <LinkButton href={paths.home} variant="secondary">Go to the home page</LinkButton>
      </div>
    </PlainPage>
  )
}
