import { accreditation } from '@dst/content/accreditation'
import { useLoaderData } from 'react-router'
import { AccreditationPage } from '~/features/accreditation/accreditation-page.tsx'
import { contentOf } from '~/lib/copy/content-of.ts'
import { pageMeta } from '~/lib/page/page-meta.ts'
import { reviewedContent } from '~/lib/copy/reviewed-content.ts'
import { paths } from '~/paths.ts'

export function loader() {
  return reviewedContent(accreditation)
}

export function meta() {
  return pageMeta({
    path: paths.accreditation,
    title: 'Investor Accreditation',
    description:
      'Who may invest in a DST: the SEC tests for people and entities, how status is verified, and what changed ' +
      'in the rules.',
  })
}

export default function AccreditationRoute() {
  const content = contentOf(useLoaderData<typeof loader>())
  return <AccreditationPage accreditation={content} />
}
