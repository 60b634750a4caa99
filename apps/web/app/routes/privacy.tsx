import { comingVersionOf, privacy } from '@dst/content/legal'
import { useLoaderData, type MetaArgs } from 'react-router'
import { LegalPage } from '~/features/legal/legal-page.tsx'
import { contentOf } from '~/lib/copy/content-of.ts'
import { pageMeta } from '~/lib/page/page-meta.ts'
import { reviewedContent } from '~/lib/copy/reviewed-content.ts'
import { paths } from '~/paths.ts'

export function loader() {
  return reviewedContent({ legal: privacy, coming: comingVersionOf('privacy') })
}

export function meta({ loaderData }: MetaArgs<typeof loader>) {
  return pageMeta({
    path: paths.privacy,
    title: loaderData ? contentOf(loaderData).legal.title : '',
    description: 'What personal data this site collects, why, who sees it, and what you can do about it.',
  })
}

export default function PrivacyRoute() {
  const { legal, coming } = contentOf(useLoaderData<typeof loader>())
  return <LegalPage legal={legal} coming={coming} />
}
