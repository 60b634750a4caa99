import { UndeliveredPage } from '~/features/desk-office/undelivered-page.tsx'
import { unlistedPageMeta } from '~/lib/page/page-meta.ts'

export function meta() {
  return unlistedPageMeta({ title: 'Undelivered', description: 'What could not be delivered, for the staff.' })
}

export default function DeskUndeliveredRoute() {
  return <UndeliveredPage />
}
