import { privacy } from '@dst/content/legal'
import { LegalPage } from '~/features/legal/legal-page'
import { pageMeta } from '~/lib/page-meta'
import { paths } from '~/paths'

export function meta() {
  return pageMeta({
    path: paths.privacy,
    title: privacy.title,
    description: 'What personal data this site collects, why, who sees it, and what you can do about it.',
  })
}

export default function PrivacyRoute() {
  return <LegalPage legal={privacy} />
}
