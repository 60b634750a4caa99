import { builtInFaqs } from '@dst/content/faq'
import { useLoaderData } from 'react-router'
import { FaqPage } from '~/features/faq/faq-page'
import { expertReview } from '~/lib/expert-review'
import { pageMeta } from '~/lib/page-meta'
import { contentOf, reviewedContent } from '~/lib/reviewed-content'
import { paths } from '~/paths'

export function loader() {
  return reviewedContent({ entries: builtInFaqs, review: expertReview(builtInFaqs) })
}

export function meta() {
  return pageMeta({
    path: paths.faq,
    title: 'Frequently Asked Questions',
    description:
      'Plain answers, with sources, to what owners ask about Delaware statutory trusts, 1031 exchanges, costs, risks and accreditation.',
  })
}

export default function FaqRoute() {
  const { entries, review } = contentOf(useLoaderData<typeof loader>())
  return <FaqPage builtIn={entries} review={review} />
}
