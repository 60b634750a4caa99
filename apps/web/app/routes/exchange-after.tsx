import { exchangeAfter } from '@dst/content/exchange'
import { useLoaderData } from 'react-router'
import { AfterView } from '~/features/exchange/after/after-view.tsx'
import { contentOf } from '~/lib/copy/content-of.ts'
import { pageMeta } from '~/lib/page/page-meta.ts'
import { reviewedContent } from '~/lib/copy/reviewed-content.ts'
import { paths } from '~/paths.ts'

export function loader() {
  return reviewedContent(exchangeAfter)
}

export function meta() {
  return pageMeta({
    path: paths.exchangeAfter,
    title: 'After the closing',
    description: 'Form 8824 line by line, the basis of each property from an exchange, and its write-off year by year.',
  })
}

export default function AfterRoute() {
  return <AfterView content={contentOf(useLoaderData<typeof loader>())} />
}
