import { RequestsPage } from '~/features/desk-office/requests-page.tsx'
import { unlistedPageMeta } from '~/lib/page/page-meta.ts'

export function meta() {
  return unlistedPageMeta({ title: 'Requests', description: 'Every request, for the staff.' })
}

export default function DeskRequestsRoute() {
  return <RequestsPage />
}
