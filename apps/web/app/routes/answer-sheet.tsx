import { useLoaderData, type LoaderFunctionArgs, type MetaArgs } from 'react-router'
import { sheetContent } from '~/features/answers/sheet-content.ts'
import { SheetPage } from '~/features/answers/sheet-page.tsx'
import { notFoundMeta } from '~/features/page-failure/not-found-meta.ts'
import { NotFoundPage } from '~/features/page-failure/not-found-page.tsx'
import { contentOf } from '~/lib/copy/content-of.ts'
import { reviewedContent } from '~/lib/copy/reviewed-content.ts'
import { pageMeta } from '~/lib/page/page-meta.ts'
import { paths, sheetPath } from '~/paths.ts'

export function loader({ params: { asked } }: LoaderFunctionArgs) {
  const content = sheetContent(asked)
  return content && reviewedContent(content)
}

export function meta({ loaderData }: MetaArgs<typeof loader>) {
  if (!loaderData) return notFoundMeta()
  const { asked, heading, labels } = contentOf(loaderData)
  return pageMeta({
    path: sheetPath(asked),
    within: { name: labels.contents.title, path: paths.answers },
    title: heading,
    description: labels.sheetPage.description[asked],
  })
}

export default function AnswerSheetRoute() {
  const loaded = useLoaderData<typeof loader>()
  return loaded ? <SheetPage content={contentOf(loaded)} /> : <NotFoundPage />
}
