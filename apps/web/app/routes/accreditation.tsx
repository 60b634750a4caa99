import { AccreditationPage } from '~/features/accreditation/accreditation-page'
import { pageMeta } from '~/lib/page-meta'
import { paths } from '~/paths'

export function meta() {
  return pageMeta({
    path: paths.accreditation,
    title: 'Investor Accreditation',
    description:
      'Who may invest in a DST: the SEC tests for people and entities, how status is verified, and what changed in the rules.',
  })
}

export default function AccreditationRoute() {
  return <AccreditationPage />
}
