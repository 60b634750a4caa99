import { comingVersionOf, terms } from '@dst/content/legal'
import { useLoaderData, type MetaArgs } from 'react-router'
import { LegalPage } from '~/features/legal/legal-page.tsx'
import { contentOf } from '~/lib/copy/content-of.ts'
import { pageMeta } from '~/lib/page/page-meta.ts'
import { reviewedContent } from '~/lib/copy/reviewed-content.ts'
import { paths } from '~/paths.ts'

export function loader() {
  return reviewedContent({ legal: terms, coming: comingVersionOf('terms') })
}

export function meta({ loaderData }: MetaArgs<typeof loader>) {
  return pageMeta({
    path: paths.terms,
    title: loaderData ? contentOf(loaderData).legal.title : '',
    description: 'What this site does and does not do for you, who pays for it, and the rules for using it.',
  })
}

export default function TermsRoute() {
  const { legal, coming } = contentOf(useLoaderData<typeof loader>())
  return <LegalPage legal={legal} coming={coming} />
}
