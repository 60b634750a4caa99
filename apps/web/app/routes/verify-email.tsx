import { VerifyEmailPage } from '~/features/verification/verify-email-page'
import { unlistedPageMeta } from '~/lib/page-meta'

export function meta() {
  return unlistedPageMeta({
    title: 'Check your email',
    description: 'Confirm your email address to go on.',
  })
}

export default function VerifyEmailRoute() {
  return <VerifyEmailPage />
}
