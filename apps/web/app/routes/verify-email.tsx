import { VerifyEmailPage } from '~/features/verification/verify-email-page'
import { pageMeta } from '~/lib/page-meta'

export function meta() {
  return pageMeta({
    title: 'Check your email',
    description: 'Confirm your email address to go on.',
    personal: true,
  })
}

export default function VerifyEmailRoute() {
  return <VerifyEmailPage />
}
