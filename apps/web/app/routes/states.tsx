import { useLoaderData } from 'react-router'
import { statesContent } from '~/features/states/state-content.ts'
import { StatesPage } from '~/features/states/states-page.tsx'
import { contentOf } from '~/lib/copy/content-of.ts'
import { reviewedContent } from '~/lib/copy/reviewed-content.ts'
import { pageMeta } from '~/lib/page/page-meta.ts'
import { paths } from '~/paths.ts'

export function loader() {
  return reviewedContent(statesContent())
}

export function meta() {
  return pageMeta({
    path: paths.states,
    title: 'State tax on a gain',
    description:
      'What each state takes of a gain on real property: rates, examples, withholding at the closing, and exchanges.',
  })
}

export default function StatesRoute() {
  return <StatesPage content={contentOf(useLoaderData<typeof loader>())} />
}
