import { Skeleton } from '@dst/ui/skeleton'
import { lazy, Suspense } from 'react'
import { useLocation, type MetaArgs } from 'react-router'
import { notFoundMeta } from '~/features/page-failure/not-found-meta.ts'
import { NotFoundPage } from '~/features/page-failure/not-found-page.tsx'
import { deskPaths, type DeskPath } from '~/desk-paths.ts'
import { unlistedPageMeta, type PageDescription } from '~/lib/page/page-meta.ts'
import { paths } from '~/paths.ts'

/** One route and one module for all of the desk: every visitor's page loads the list of routes with their modules. */
const DeskPages = lazy(() => import('./desk-pages.tsx'))

const descriptions: Readonly<Record<DeskPath, PageDescription>> = {
  [paths.desk]: { title: 'Inbox', description: 'What the firm has to do.' },
  [deskPaths.ended]: { title: 'Ended leads', description: 'What was closed, declined or withdrawn.' },
  [deskPaths.lead]: { title: 'Lead', description: 'One request that was shared with the firm.' },
  [deskPaths.times]: { title: 'Times', description: 'When the firm can be talked to.' },
  [deskPaths.requests]: { title: 'Requests', description: 'Every request, for the staff.' },
  [deskPaths.request]: { title: 'Request', description: 'How a request travels, for the staff.' },
  [deskPaths.proof]: { title: 'Proof of consent', description: 'The consents of a request, for the staff.' },
  [deskPaths.undelivered]: { title: 'Undelivered', description: 'What could not be delivered, for the staff.' },
  [deskPaths.messages]: { title: 'Messages', description: 'Messages from the contact form, for the staff.' },
  [deskPaths.health]: { title: 'Health', description: 'How the product is doing, for the staff.' },
  [deskPaths.figures]: { title: 'Figures of requests', description: 'Requests by week and tier, for the staff.' },
}

function pathOf(pathname: string): DeskPath | undefined {
  const asked = pathname.replace(/\/$/, '')
  return (Object.keys(descriptions) as DeskPath[]).find((path) => path === asked)
}

export function meta({ location }: MetaArgs) {
  const path = pathOf(location.pathname)
  return path ? unlistedPageMeta(descriptions[path]) : notFoundMeta()
}

export default function DeskRoute() {
  const path = pathOf(useLocation().pathname)
  if (path === undefined) return <NotFoundPage />
  return (
    <Suspense
      fallback={
        <div className="ui-page-width py-16">
          <Skeleton label="Opening the page" lines={8} />
        </div>
      }
    >
      <DeskPages path={path} />
    </Suspense>
  )
}
