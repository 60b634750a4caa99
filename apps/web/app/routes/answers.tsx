import { useLoaderData, type MetaArgs } from 'react-router'
import { contentsContent } from '~/features/answers/contents-content.ts'
import { ContentsPage } from '~/features/answers/contents-page.tsx'
import { contentOf } from '~/lib/copy/content-of.ts'
import { reviewedContent } from '~/lib/copy/reviewed-content.ts'
import { pageMeta } from '~/lib/page/page-meta.ts'
import { paths } from '~/paths.ts'

export function loader() {
  return reviewedContent(contentsContent())
}

export function meta({ loaderData }: MetaArgs<typeof loader>) {
  if (loaderData === undefined) return []
  const { title, description } = contentOf(loaderData).labels.contents
  return pageMeta({ path: paths.answers, title, description })
}

export default function AnswersRoute() {
  return <ContentsPage content={contentOf(useLoaderData<typeof loader>())} />
}
