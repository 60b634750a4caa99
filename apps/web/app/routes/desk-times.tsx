import { TimesPage } from '~/features/desk-leads/times/times-page.tsx'
import { unlistedPageMeta } from '~/lib/page/page-meta.ts'

export function meta() {
  return unlistedPageMeta({ title: 'Times', description: 'When the firm can be talked to.' })
}

export default function DeskTimesRoute() {
  return <TimesPage />
}
