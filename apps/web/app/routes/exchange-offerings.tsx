import { exchangeOfferings } from '@dst/content/exchange'
import { useLoaderData } from 'react-router'
import { OfferingsView } from '~/features/exchange/offerings/offerings-view.tsx'
import { contentOf } from '~/lib/copy/content-of.ts'
import { pageMeta } from '~/lib/page/page-meta.ts'
import { ReviewNote } from '~/lib/copy/review-note.tsx'
import { reviewedContent } from '~/lib/copy/reviewed-content.ts'
import { paths } from '~/paths.ts'

export function loader() {
  return reviewedContent(exchangeOfferings)
}

export function meta() {
  return pageMeta({
    path: paths.exchangeOfferings,
    title: 'Compare offerings',
    description:
      'Figures that you type from the memoranda of DSTs, computed in one way and side by side: costs, loan, sale ' +
      'cases and your exchange.',
  })
}

export default function OfferingsRoute() {
  const content = contentOf(useLoaderData<typeof loader>())
  const { statement, leftOut, checklist, questions } = content
  return <OfferingsView content={content} review={<ReviewNote of={[statement, leftOut, checklist, ...questions]} />} />
}
