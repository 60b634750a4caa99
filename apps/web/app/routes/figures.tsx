import { useLoaderData } from 'react-router'
import { figuresContent } from '~/features/figures/figures-content.ts'
import { FiguresPage } from '~/features/figures/figures-page.tsx'
import { contentOf } from '~/lib/copy/content-of.ts'
import { pageMeta } from '~/lib/page/page-meta.ts'
import { reviewedContent } from '~/lib/copy/reviewed-content.ts'
import { paths } from '~/paths.ts'

export function loader() {
  return reviewedContent(figuresContent())
}

export function meta() {
  return pageMeta({
    path: paths.figures,
    title: 'Figures of this site',
    description:
      'Tax rates, thresholds, deadlines and assumptions: every figure that this site computes with, its source, and ' +
      'when it is read again.',
  })
}

export default function FiguresRoute() {
  const content = contentOf(useLoaderData<typeof loader>())
  return <FiguresPage content={content} />
}
