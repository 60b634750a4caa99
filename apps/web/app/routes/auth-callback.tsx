import { AuthCallbackPage } from '~/features/verification/auth-callback-page'
import { pageMeta } from '~/lib/page-meta'

export function meta() {
  return pageMeta({
    title: 'Verifying',
    description: 'Completing your sign-in.',
    personal: true,
  })
}

export default function AuthCallbackRoute() {
  return <AuthCallbackPage />
}
