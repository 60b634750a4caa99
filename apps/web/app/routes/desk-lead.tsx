import { LeadPage } from '~/features/desk-leads/lead/lead-page.tsx'
import { unlistedPageMeta } from '~/lib/page/page-meta.ts'

export function meta() {
  return unlistedPageMeta({ title: 'Lead', description: 'One request that was shared with the firm.' })
}

export default function DeskLeadRoute() {
  return <LeadPage />
}
