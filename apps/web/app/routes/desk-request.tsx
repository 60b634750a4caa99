import { RequestPage } from '~/features/desk-office/request-page.tsx'
import { unlistedPageMeta } from '~/lib/page/page-meta.ts'

export function meta() {
  return unlistedPageMeta({ title: 'Request', description: 'How a request travels, for the staff.' })
}

export default function DeskRequestRoute() {
  return <RequestPage />
}
