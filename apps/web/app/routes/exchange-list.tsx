import { listNotes } from '@dst/content/exchange'
import { useLoaderData } from 'react-router'
import { ListView } from '~/features/exchange/list/list-view.tsx'
import { contentOf } from '~/lib/copy/content-of.ts'
import { pageMeta } from '~/lib/page/page-meta.ts'
import { reviewedContent } from '~/lib/copy/reviewed-content.ts'
import { paths } from '~/paths.ts'

export function loader() {
  return reviewedContent(listNotes)
}

export function meta() {
  return pageMeta({
    path: paths.exchangeList,
    title: 'Your list',
    description:
      'Whether the property that you name in time keeps to the three-property, 200% or 95% rule, and a draft notice.',
  })
}

export default function ListRoute() {
  return <ListView content={contentOf(useLoaderData<typeof loader>())} />
}
