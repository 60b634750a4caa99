import { FiguresPage } from '~/features/desk-office/figures-page.tsx'
import { unlistedPageMeta } from '~/lib/page/page-meta.ts'

export function meta() {
  return unlistedPageMeta({ title: 'Figures of requests', description: 'Requests by week and tier, for the staff.' })
}

export default function DeskFiguresRoute() {
  return <FiguresPage />
}
