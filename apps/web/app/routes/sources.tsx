import { sources } from '@dst/content/sources'
import { useLoaderData } from 'react-router'
import { SourcesPage } from '~/features/sources/sources-page.tsx'
import { contentOf } from '~/lib/copy/content-of.ts'
import { pageMeta } from '~/lib/page/page-meta.ts'
import { reviewedContent } from '~/lib/copy/reviewed-content.ts'
import { paths } from '~/paths.ts'

export function loader() {
  return reviewedContent(Object.entries(sources).map(([id, source]) => ({ id, ...source })))
}

export function meta() {
  return pageMeta({
    path: paths.sources,
    title: 'Sources of this site',
    description:
      'The laws, rulings and published material that this site rests on, each with a link or a full citation and ' +
      'the day of its last review.',
  })
}

export default function SourcesRoute() {
  const content = contentOf(useLoaderData<typeof loader>())
  return <SourcesPage sources={content} />
}
