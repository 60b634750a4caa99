import { useLoaderData, type LoaderFunctionArgs, type MetaArgs } from 'react-router'
import { answerContent } from '~/features/answers/answer-content.ts'
import { answerMeta } from '~/features/answers/answer-meta.ts'
import { AnswerPage } from '~/features/answers/answer-page.tsx'
import { notFoundMeta } from '~/features/page-failure/not-found-meta.ts'
import { NotFoundPage } from '~/features/page-failure/not-found-page.tsx'
import { contentOf } from '~/lib/copy/content-of.ts'
import { reviewedContent } from '~/lib/copy/reviewed-content.ts'

/** One module for all answers: the last part of the path selects one. Nothing for an address that none has. */
export function loader({ params: { slug } }: LoaderFunctionArgs) {
  const content = answerContent(slug)
  return content && reviewedContent(content)
}

export function meta({ loaderData }: MetaArgs<typeof loader>) {
  return loaderData ? answerMeta(contentOf(loaderData)) : notFoundMeta()
}

export default function AnswerRoute() {
  const loaded = useLoaderData<typeof loader>()
  return loaded ? <AnswerPage content={contentOf(loaded)} /> : <NotFoundPage />
}
