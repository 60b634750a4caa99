import { FaqPage } from '~/features/faq/faq-page'
import { pageMeta } from '~/lib/page-meta'

export function meta() {
  return pageMeta({
    title: 'Frequently Asked Questions',
    description:
      'Plain answers, with sources, to what owners ask about Delaware statutory trusts, 1031 exchanges, costs, risks and accreditation.',
  })
}

export default function FaqRoute() {
  return <FaqPage />
}
