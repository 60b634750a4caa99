import { privacy } from '@dst/content/legal'
import { LegalPage } from '~/features/legal/legal-page'
import { pageMeta } from '~/lib/page-meta'

export function meta() {
  return pageMeta({ title: privacy.title, description: 'What personal data this site collects, why, who sees it, and what you can do about it.' })
}

export default function PrivacyRoute() {
  return <LegalPage legal={privacy} />
}
