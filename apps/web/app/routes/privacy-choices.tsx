import { privacyChoices } from '@dst/content/legal'
import { useLoaderData } from 'react-router'
import { PrivacyChoicesPage } from '~/features/legal/privacy-choices-page.tsx'
import { contentOf } from '~/lib/copy/content-of.ts'
import { pageMeta } from '~/lib/page/page-meta.ts'
import { reviewedContent } from '~/lib/copy/reviewed-content.ts'
import { paths } from '~/paths.ts'

export function loader() {
  return reviewedContent(privacyChoices)
}

export function meta() {
  return pageMeta({
    path: paths.privacyChoices,
    title: 'Your privacy choices',
    description:
      'Sharing, messages, reminders, a copy of your data, deletion and Global Privacy Control: what you can decide ' +
      'about your data, and where.',
  })
}

export default function PrivacyChoicesRoute() {
  const content = contentOf(useLoaderData<typeof loader>())
  return <PrivacyChoicesPage page={content} />
}
