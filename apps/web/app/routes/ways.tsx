import { waysPages, type Situation } from '@dst/content/ways'
import { useLoaderData, type LoaderFunctionArgs, type MetaArgs } from 'react-router'
import { WaysPage } from '~/features/ways/ways-page.tsx'
import { contentOf } from '~/lib/copy/content-of.ts'
import { pageMeta } from '~/lib/page/page-meta.ts'
import { reviewedContent } from '~/lib/copy/reviewed-content.ts'
import { paths } from '~/paths.ts'

/** One module for all situations: the last part of the path selects one. */
export function loader({ request }: LoaderFunctionArgs) {
  const situation = situationOf(new URL(request.url).pathname)
  return reviewedContent({ ...waysPages[situation], situation })
}

export function meta({ loaderData }: MetaArgs<typeof loader>) {
  if (loaderData === undefined) return []
  const { situation, title, description } = contentOf(loaderData)
  return pageMeta({ path: pathOf[situation], title, description })
}

export default function WaysRoute() {
  const content = contentOf(useLoaderData<typeof loader>())
  return <WaysPage page={content} />
}

const pathOf = {
  'not-accredited': paths.notAccredited,
  'getting-ready': paths.gettingReady,
} as const satisfies Record<Situation, string>

function situationOf(pathname: string): Situation {
  const found = (Object.keys(pathOf) as Situation[]).find((situation) => pathname.startsWith(pathOf[situation]))
  if (found === undefined) throw new Error(`no situation has the address ${pathname}`)
  return found
}
