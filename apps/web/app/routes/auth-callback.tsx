import { AuthCallbackPage } from '~/features/verification/auth-callback-page.tsx'
import { unlistedPageMeta } from '~/lib/page/page-meta.ts'

export function meta() {
  return unlistedPageMeta({
    title: 'Verifying',
    description: 'Completing your sign-in.',
  })
}

export default function AuthCallbackRoute() {
  return <AuthCallbackPage />
}
