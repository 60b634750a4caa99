import { EndedLeadsPage } from '~/features/desk-leads/list/ended-leads-page.tsx'
import { unlistedPageMeta } from '~/lib/page/page-meta.ts'

export function meta() {
  return unlistedPageMeta({ title: 'Ended leads', description: 'What was closed, declined or withdrawn.' })
}

export default function DeskEndedRoute() {
  return <EndedLeadsPage />
}
