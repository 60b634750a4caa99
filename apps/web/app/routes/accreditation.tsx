import { AccreditationPage } from '~/features/accreditation/accreditation-page'
import { pageMeta } from '~/lib/page-meta'

export function meta() {
  return pageMeta({
    title: 'Investor Accreditation',
    description:
      'Who may invest in a DST: the SEC tests for people and entities, how status is verified, and what changed in the rules.',
  })
}

export default function AccreditationRoute() {
  return <AccreditationPage />
}
