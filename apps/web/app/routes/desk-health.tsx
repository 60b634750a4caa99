import { HealthPage } from '~/features/desk-office/health-page.tsx'
import { unlistedPageMeta } from '~/lib/page/page-meta.ts'

export function meta() {
  return unlistedPageMeta({ title: 'Health', description: 'How the product is doing, for the staff.' })
}

export default function DeskHealthRoute() {
  return <HealthPage />
}
