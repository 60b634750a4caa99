import { useLoaderData, type LoaderFunctionArgs, type MetaArgs } from 'react-router'
import { notFoundMeta } from '~/features/page-failure/not-found-meta.ts'
import { NotFoundPage } from '~/features/page-failure/not-found-page.tsx'
import { stateContent } from '~/features/states/state-content.ts'
import { StatePage } from '~/features/states/state-page.tsx'
import { contentOf } from '~/lib/copy/content-of.ts'
import { reviewedContent } from '~/lib/copy/reviewed-content.ts'
import { pageMeta } from '~/lib/page/page-meta.ts'
import { paths } from '~/paths.ts'

/** One module for all states: the last part of the path selects one. Nothing for an address that no state has. */
export function loader({ params: { state } }: LoaderFunctionArgs) {
  const content = stateContent(state)
  return content && reviewedContent({ ...content, slug: state })
}

export function meta({ loaderData }: MetaArgs<typeof loader>) {
  if (!loaderData) return notFoundMeta()
  const { slug, title, description } = contentOf(loaderData)
  return pageMeta({ path: `${paths.states}/${slug}`, title, description })
}

export default function StateRoute() {
  const loaded = useLoaderData<typeof loader>()
  return loaded ? <StatePage content={contentOf(loaded)} /> : <NotFoundPage />
}
