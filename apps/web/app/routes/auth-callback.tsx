import { AuthCallbackPage } from '~/features/verification/auth-callback-page'
import { unlistedPageMeta } from '~/lib/page-meta'

export function meta() {
  return unlistedPageMeta({
    title: 'Verifying',
    description: 'Completing your sign-in.',
  })
}

export default function AuthCallbackRoute() {
  return <AuthCallbackPage />
}
