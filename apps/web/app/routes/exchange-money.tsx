import { exchangeMoney, exchangeTax } from '@dst/content/exchange'
import { useLoaderData } from 'react-router'
import { MoneyView } from '~/features/exchange/money/money-view.tsx'
import { contentOf } from '~/lib/copy/content-of.ts'
import { pageMeta } from '~/lib/page/page-meta.ts'
import { reviewedContent } from '~/lib/copy/reviewed-content.ts'
import { paths } from '~/paths.ts'

export function loader() {
  return reviewedContent({ money: exchangeMoney, tax: exchangeTax })
}

export function meta() {
  return pageMeta({
    path: paths.exchangeMoney,
    title: 'What to replace, and what the tax is',
    description:
      'What a 1031 exchange has to replace in value, cash and debt, and the tax of the sale, from your own figures.',
  })
}

export default function MoneyRoute() {
  return <MoneyView content={contentOf(useLoaderData<typeof loader>())} />
}
