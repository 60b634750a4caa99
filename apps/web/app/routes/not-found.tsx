import { notFoundMeta } from '~/features/page-failure/not-found-meta.ts'
import { NotFoundPage } from '~/features/page-failure/not-found-page.tsx'

export const meta = notFoundMeta

export default function NotFoundRoute() {
  return <NotFoundPage />
}
