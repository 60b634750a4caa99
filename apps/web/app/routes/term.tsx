import { termsWithPages } from '@dst/content/glossary'
import { useLoaderData, type LoaderFunctionArgs, type MetaArgs } from 'react-router'
import { TermPage, type TermPageContent } from '~/features/glossary/term-page.tsx'
import { usesOf } from '~/features/glossary/term-uses.ts'
import { notFoundMeta } from '~/features/page-failure/not-found-meta.ts'
import { NotFoundPage } from '~/features/page-failure/not-found-page.tsx'
import { contentOf } from '~/lib/copy/content-of.ts'
import { reviewedContent } from '~/lib/copy/reviewed-content.ts'
import { descriptionOf } from '~/lib/page/description-of.ts'
import { definedTerm } from '~/lib/page/defined-terms.ts'
import { pageMeta } from '~/lib/page/page-meta.ts'
import { paths } from '~/paths.ts'

/** One module for all terms: the last part of the path selects one. Nothing for an address that no term has. */
export function loader({ params: { term: id } }: LoaderFunctionArgs) {
  const found = termsWithPages.find((term) => term.id === id)
  if (found === undefined) return undefined
  const { forms: _, ...term } = found
  return reviewedContent<TermPageContent>({ ...term, pages: usesOf(found) }, id)
}

export function meta({ loaderData }: MetaArgs<typeof loader>) {
  if (!loaderData) return notFoundMeta()
  const { id, term, meaning, more } = contentOf(loaderData)
  const path = `${paths.glossary}/${id}` as const
  return pageMeta({
    path,
    within: { name: 'Glossary', path: paths.glossary },
    title: term,
    description: descriptionOf(meaning, ...more),
    structuredData: [definedTerm({ term, meaning, href: path })],
  })
}

export default function TermRoute() {
  const loaded = useLoaderData<typeof loader>()
  return loaded ? <TermPage content={contentOf(loaded)} /> : <NotFoundPage />
}
