import { processPage } from '@dst/content/process'
import { useLoaderData } from 'react-router'
import { ProcessPage } from '~/features/process/process-page'
import { pageMeta } from '~/lib/page-meta'
import { contentOf, reviewedContent } from '~/lib/reviewed-content'
import { paths } from '~/paths'

export function loader() {
  return reviewedContent(processPage)
}

export function meta() {
  return pageMeta({
    path: paths.process,
    title: 'How It Works',
    description:
      'Three steps from an investor profile to a closed 1031 exchange: what each asks of you, how long it takes and what it does not do.',
  })
}

export default function ProcessRoute() {
  const content = contentOf(useLoaderData<typeof loader>())
  return <ProcessPage content={content} />
}
