import { useLoaderData } from 'react-router'
import { searchContents } from '~/features/search/search-contents.ts'
import { SearchPage } from '~/features/search/search-page.tsx'
import { contentOf } from '~/lib/copy/content-of.ts'
import { pageMeta } from '~/lib/page/page-meta.ts'
import { reviewedContent } from '~/lib/copy/reviewed-content.ts'
import { paths } from '~/paths.ts'

export function loader() {
  return reviewedContent(searchContents())
}

export function meta() {
  return pageMeta({
    path: paths.search,
    title: 'Search',
    description:
      'Everything on this site: answers by situation, and questions, terms, figures, states and tools from A to Z.',
  })
}

export default function SearchRoute() {
  const content = contentOf(useLoaderData<typeof loader>())
  return <SearchPage contents={content} />
}
