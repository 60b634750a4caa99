import { MailedLinkPage } from '~/features/verification/mailed-link-page.tsx'
import { unlistedPageMeta } from '~/lib/page/page-meta.ts'

export function meta() {
  return unlistedPageMeta({
    title: 'Your link from our mail',
    description: 'Says what the link in a mail does, and does it when you press the button.',
  })
}

export default function MailedLinkRoute() {
  return <MailedLinkPage />
}
