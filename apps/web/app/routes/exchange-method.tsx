import { exchangeMethod } from '@dst/content/exchange'
import { useLoaderData } from 'react-router'
import { MethodPage } from '~/features/exchange/method-page.tsx'
import { contentOf } from '~/lib/copy/content-of.ts'
import { pageMeta } from '~/lib/page/page-meta.ts'
import { reviewedContent } from '~/lib/copy/reviewed-content.ts'
import { paths } from '~/paths.ts'

export function loader() {
  return reviewedContent(exchangeMethod)
}

export function meta() {
  return pageMeta({
    path: paths.exchangeMethod,
    title: 'How the Comparison Is Made',
    description:
      'The rules, the model and the assumptions behind the comparison of paying the tax with an exchange, ' +
      'and its limits.',
  })
}

export default function MethodRoute() {
  return <MethodPage page={contentOf(useLoaderData<typeof loader>())} />
}
