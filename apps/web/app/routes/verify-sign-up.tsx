import { VerifySignUpPage } from '~/features/verify-sign-up/verify-sign-up-page'
import { pageMeta } from '~/lib/page-meta'

export function meta() {
  return pageMeta({
    title: 'Verifying your sign-up',
    description: 'Completing your sign-up.',
    personal: true,
  })
}

export default function VerifySignUpRoute() {
  return <VerifySignUpPage />
}
