import { guide } from '@dst/content/guide'
import { useLoaderData } from 'react-router'
import { GuidePage } from '~/features/guide/guide-page.tsx'
import { contentOf } from '~/lib/copy/content-of.ts'
import { pageMeta } from '~/lib/page/page-meta.ts'
import { reviewedContent } from '~/lib/copy/reviewed-content.ts'
import { paths } from '~/paths.ts'

export function loader() {
  return reviewedContent(guide)
}

export function meta() {
  return pageMeta({
    path: paths.learn,
    title: 'Understanding Delaware Statutory Trusts',
    description:
      'What a DST is, its pros and cons, how it works in a 1031 exchange, and how it compares with a TIC, a REIT ' +
      'and direct ownership.',
  })
}

export default function GuideRoute() {
  const content = contentOf(useLoaderData<typeof loader>())
  return <GuidePage guide={content} />
}
