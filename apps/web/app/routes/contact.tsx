import { contactStats } from '@dst/content/contact'
import { useLoaderData } from 'react-router'
import { ContactPage } from '~/features/contact/contact-page.tsx'
import { pageMeta } from '~/lib/page/page-meta.ts'
import { paths } from '~/paths.ts'

export function loader() {
  return contactStats
}

export function meta() {
  return pageMeta({
    path: paths.contact,
    title: 'Contact',
    description:
      'Write or call us with questions about this site, your account or a 1031 exchange into a Delaware ' +
      'statutory trust.',
  })
}

export default function ContactRoute() {
  return <ContactPage stats={useLoaderData<typeof loader>()} />
}
