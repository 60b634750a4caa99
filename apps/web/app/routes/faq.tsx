import { FaqPage } from '~/features/faq/faq-page'
import { pageMeta } from '~/lib/page-meta'
import { paths } from '~/paths'

export function meta() {
  return pageMeta({
    path: paths.faq,
    title: 'Frequently Asked Questions',
    description:
      'Plain answers, with sources, to what owners ask about Delaware statutory trusts, 1031 exchanges, costs, risks and accreditation.',
  })
}

export default function FaqRoute() {
  return <FaqPage />
}
