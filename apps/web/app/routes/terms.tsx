import { terms } from '@dst/content/legal'
import { LegalPage } from '~/features/legal/legal-page'
import { pageMeta } from '~/lib/page-meta'
import { paths } from '~/paths'

export function meta() {
  return pageMeta({
    path: paths.terms,
    title: terms.title,
    description: 'What this site does and does not do for you, who pays for it, and the rules for using it.',
  })
}

export default function TermsRoute() {
  return <LegalPage legal={terms} />
}
