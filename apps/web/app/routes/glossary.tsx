import { glossary, hasPage, termPath } from '@dst/content/glossary'
import { useLoaderData, type MetaArgs } from 'react-router'
import { GlossaryPage, type ListedTerm } from '~/features/glossary/glossary-page.tsx'
import { contentOf } from '~/lib/copy/content-of.ts'
import { pageMeta } from '~/lib/page/page-meta.ts'
import { reviewedContent } from '~/lib/copy/reviewed-content.ts'
import { definedTerms } from '~/lib/page/defined-terms.ts'
import { paths } from '~/paths.ts'

export function loader() {
  return reviewedContent(
    glossary.map((entry): ListedTerm => {
      const { id, term, meaning, sources, reviewed } = entry
      return { id, term, meaning, sources, reviewed, ...(hasPage(entry) ? { page: termPath(entry) } : {}) }
    }),
  )
}

export function meta({ loaderData }: MetaArgs<typeof loader>) {
  const terms = loaderData === undefined ? [] : contentOf(loaderData)
  return pageMeta({
    path: paths.glossary,
    title: 'Glossary',
    description:
      'Boot, basis, qualified intermediary, grantor trust: the terms of 1031 exchanges and Delaware statutory ' +
      'trusts in plain words.',
    structuredData: [definedTerms(terms.map(({ id, page, ...term }) => ({ ...term, href: page ?? listed(id) })))],
  })
}

export default function GlossaryRoute() {
  const content = contentOf(useLoaderData<typeof loader>())
  return <GlossaryPage terms={content} />
}

function listed(id: string) {
  return `${paths.glossary}#${id}` as const
}
