import { builtInFaqs, faqPage } from '@dst/content/faq'
import { faqErrors } from '@dst/domain/errors'
import { popularFaqs } from '@dst/domain/faq'
import { useLoaderData, type MetaArgs } from 'react-router'
import { FaqPage } from '~/features/faq/faq-page'
import { expertReview } from '~/lib/expert-review'
import { pageMeta } from '~/lib/page-meta'
import { contentOf, reviewedContent } from '~/lib/reviewed-content'
import { paths } from '~/paths'

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
