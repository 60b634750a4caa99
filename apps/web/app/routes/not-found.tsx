import { NotFoundPage } from '~/features/page-failure/not-found-page'
import { unlistedPageMeta } from '~/lib/page-meta'

export function meta() {
  return unlistedPageMeta({
    title: 'Page Not Found',
    description: 'There is no page at this address.',
  })
}

export default function NotFoundRoute() {
  return <NotFoundPage />
}
