import { processPage } from '@dst/content/process'
import { useLoaderData } from 'react-router'
import { ProcessPage } from '~/features/process/process-page.tsx'
import { contentOf } from '~/lib/copy/content-of.ts'
import { pageMeta } from '~/lib/page/page-meta.ts'
import { reviewedContent } from '~/lib/copy/reviewed-content.ts'
import { paths } from '~/paths.ts'

export function loader() {
  return reviewedContent(processPage)
}

export function meta() {
  return pageMeta({
    path: paths.process,
    title: 'How It Works',
    description:
      'Three steps from an investor profile to a closed 1031 exchange: what each asks of you, how long it takes ' +
      'and what it does not do.',
  })
}

export default function ProcessRoute() {
  const content = contentOf(useLoaderData<typeof loader>())
  return <ProcessPage content={content} />
}
