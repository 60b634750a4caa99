import { builtInFaqs, faqPage } from '@dst/content/faq'
import { faqErrors } from '@dst/domain/errors'
import { popularFaqs } from '@dst/domain/faq'
import { useLoaderData, type MetaArgs } from 'react-router'
import { FaqPage } from '~/features/faq/faq-page.tsx'
import { contentOf } from '~/lib/copy/content-of.ts'
import { expertReview } from '~/lib/copy/expert-review.ts'
import { pageMeta } from '~/lib/page/page-meta.ts'
import { reviewedContent } from '~/lib/copy/reviewed-content.ts'
import { paths } from '~/paths.ts'

export function loader() {
  const popular = popularFaqs(builtInFaqs).map(({ id }) => id)
  const empty = { message: faqErrors['nothing-matches'].message, hint: faqPage.emptyHint }
  return reviewedContent({ words: faqPage, empty, entries: builtInFaqs, popular, review: expertReview(builtInFaqs) })
}

export function meta({ loaderData }: MetaArgs<typeof loader>) {
  if (loaderData === undefined) return []
  const { title, description } = contentOf(loaderData).words
  return pageMeta({ path: paths.faq, title, description })
}

export default function FaqRoute() {
  const { words, empty, entries, popular, review } = contentOf(useLoaderData<typeof loader>())
  return <FaqPage words={words} empty={empty} builtIn={entries} popular={popular} review={review} />
}
