import { MessagesPage } from '~/features/desk-office/messages-page.tsx'
import { unlistedPageMeta } from '~/lib/page/page-meta.ts'

export function meta() {
  return unlistedPageMeta({ title: 'Messages', description: 'Messages from the contact form, for the staff.' })
}

export default function DeskMessagesRoute() {
  return <MessagesPage />
}
