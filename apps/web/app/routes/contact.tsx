import { ContactPage } from '~/features/contact/contact-page'
import { pageMeta } from '~/lib/page-meta'
import { paths } from '~/paths'

export function meta() {
  return pageMeta({
    path: paths.contact,
    title: 'Contact',
    description:
      'Write or call us with questions about this site, your account or a 1031 exchange into a Delaware statutory trust.',
  })
}

export default function ContactRoute() {
  return <ContactPage />
}
