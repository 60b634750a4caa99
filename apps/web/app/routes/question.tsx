import { builtInFaqs, faqPath } from '@dst/content/faq'
import { useLoaderData, type LoaderFunctionArgs, type MetaArgs } from 'react-router'
import { allQuestions, QuestionPage } from '~/features/faq/question-page.tsx'
import { notFoundMeta } from '~/features/page-failure/not-found-meta.ts'
import { NotFoundPage } from '~/features/page-failure/not-found-page.tsx'
import { contentOf } from '~/lib/copy/content-of.ts'
import { reviewedContent } from '~/lib/copy/reviewed-content.ts'
import { descriptionOf } from '~/lib/page/description-of.ts'
import { pageMeta } from '~/lib/page/page-meta.ts'
import { paths } from '~/paths.ts'

/** One module for all built-in questions: the last part of the path selects one. Nothing for one that nobody asked. */
export function loader({ params: { question } }: LoaderFunctionArgs) {
  const entry = builtInFaqs.find(({ slug }) => slug === question)
  if (entry === undefined) return undefined
  const path = faqPath(entry)
  return reviewedContent({ entry, path, description: descriptionOf(entry.answer) })
}

// No structured question: the list of all questions has each of them, and the same question may be marked up once.
export function meta({ loaderData }: MetaArgs<typeof loader>) {
  if (!loaderData) return notFoundMeta()
  const { entry, path, description } = contentOf(loaderData)
  return pageMeta({
    path,
    within: { name: allQuestions, path: paths.faq },
    title: entry.title ?? entry.question,
    heading: entry.question,
    description,
  })
}

export default function QuestionRoute() {
  const loaded = useLoaderData<typeof loader>()
  return loaded ? <QuestionPage entry={contentOf(loaded).entry} /> : <NotFoundPage />
}
