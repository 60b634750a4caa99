import { terms } from '@dst/content/legal'
import type { MetaArgs } from 'react-router'
import { LegalPage } from '~/features/legal/legal-page.tsx'
import { contentOf, useContent } from '~/lib/copy/content-of.ts'
import { pageMeta } from '~/lib/page/page-meta.ts'
import { reviewedContent } from '~/lib/copy/reviewed-content.ts'
import { paths } from '~/paths.ts'

export function loader() {
  return reviewedContent(terms)
}

export function meta({ loaderData }: MetaArgs<typeof loader>) {
  return pageMeta({
    path: paths.terms,
    title: loaderData ? contentOf(loaderData).title : '',
    description: 'What this site does and does not do for you, who pays for it, and the rules for using it.',
  })
}

export default function TermsRoute() {
  return <LegalPage legal={useContent<typeof loader>()} />
}
