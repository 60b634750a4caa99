import { Skeleton } from '@dst/ui/skeleton'
import { lazy, Suspense } from 'react'
import { useLocation, type MetaArgs } from 'react-router'
import { notFoundMeta } from '~/features/page-failure/not-found-meta.ts'
import { NotFoundPage } from '~/features/page-failure/not-found-page.tsx'
import { deskPaths, type DeskPath } from '~/desk-paths.ts'
import { noIndex } from '~/lib/page/page-meta.ts'
import { PageTitle } from '~/lib/page/page-title.tsx'
import { paths } from '~/paths.ts'

/** One route and one module for all of the desk: every visitor's page loads the list of routes with their modules. */
const DeskPages = lazy(() => import('./desk-pages.tsx'))

function pathOf(pathname: string): DeskPath | undefined {
  const asked = pathname.replace(/\/$/, '')
  return [paths.desk, ...Object.values(deskPaths)].find((path) => path === asked)
}

export function meta({ location }: MetaArgs) {
  // A stranger finds no page: its title is that of "not found", so the page itself says it.
  return pathOf(location.pathname) === undefined ? notFoundMeta() : [noIndex]
}

export default function DeskRoute() {
  const path = pathOf(useLocation().pathname)
  if (path === undefined) return <NotFoundPage />
  return (
    <Suspense
      fallback={
        <div className="ui-page-width py-16">
          <PageTitle />
          <Skeleton label="Opening the page" lines={8} />
        </div>
      }
    >
      <DeskPages path={path} />
    </Suspense>
  )
}
