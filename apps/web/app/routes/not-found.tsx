import { NotFoundPage } from '~/features/page-failure/not-found-page.tsx'
import { unlistedPageMeta } from '~/lib/page/page-meta.ts'

export function meta() {
  return unlistedPageMeta({
    title: 'Page Not Found',
    description: 'There is no page at this address.',
  })
}

export default function NotFoundRoute() {
  return <NotFoundPage />
}
