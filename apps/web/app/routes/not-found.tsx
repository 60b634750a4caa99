import { NotFoundPage } from '~/features/page-failure/not-found-page'
import { pageMeta } from '~/lib/page-meta'

export function meta() {
  return pageMeta({
    title: 'Page Not Found',
    description: 'There is no page at this address.',
    personal: true,
  })
}

export default function NotFoundRoute() {
  return <NotFoundPage />
}
