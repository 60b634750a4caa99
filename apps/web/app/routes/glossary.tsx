import { glossary } from '@dst/content/glossary'
import { useLoaderData, type MetaArgs } from 'react-router'
import { GlossaryPage } from '~/features/glossary/glossary-page.tsx'
import { contentOf } from '~/lib/copy/content-of.ts'
import { pageMeta } from '~/lib/page/page-meta.ts'
import { reviewedContent } from '~/lib/copy/reviewed-content.ts'
import { definedTerms } from '~/lib/page/defined-terms.ts'
import { paths } from '~/paths.ts'

export function loader() {
  return reviewedContent(glossary)
}

export function meta({ loaderData }: MetaArgs<typeof loader>) {
  return pageMeta({
    path: paths.glossary,
    title: 'Glossary',
    description:
      'Boot, basis, qualified intermediary, grantor trust: the terms of 1031 exchanges and Delaware statutory ' +
      'trusts in plain words.',
    structuredData: loaderData === undefined ? [] : [definedTerms(contentOf(loaderData), paths.glossary)],
  })
}

export default function GlossaryRoute() {
  const content = contentOf(useLoaderData<typeof loader>())
  return <GlossaryPage terms={content} />
}
