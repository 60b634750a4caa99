import { VerifyEmailPage } from '~/features/verification/verify-email-page.tsx'
import { unlistedPageMeta } from '~/lib/page/page-meta.ts'

export function meta() {
  return unlistedPageMeta({
    title: 'Check your email',
    description: 'Confirm your email address to go on.',
  })
}

export default function VerifyEmailRoute() {
  return <VerifyEmailPage />
}
