import { pageReviews } from '@dst/content/sources'
import { useLoaderData } from 'react-router'
import { CompareView } from '~/features/exchange/compare/compare-view.tsx'
import { contentOf } from '~/lib/copy/content-of.ts'
import { pageMeta } from '~/lib/page/page-meta.ts'
import { ReviewNote } from '~/lib/copy/review-note.tsx'
import { reviewedContent } from '~/lib/copy/reviewed-content.ts'
import { paths } from '~/paths.ts'

export function loader() {
  return reviewedContent(pageReviews.compare)
}

export function meta() {
  return pageMeta({
    path: paths.exchangeCompare,
    title: 'Pay the tax, or exchange?',
    description:
      'Paying the tax, a Delaware statutory trust, a property of your own and holding, compared at equal returns.',
  })
}

export default function CompareRoute() {
  return <CompareView review={<ReviewNote of={contentOf(useLoaderData<typeof loader>())} />} />
}
