import { VerifySignUpPage } from '~/features/verify-sign-up/verify-sign-up-page.tsx'
import { unlistedPageMeta } from '~/lib/page/page-meta.ts'

export function meta() {
  return unlistedPageMeta({
    title: 'Verifying your sign-up',
    description: 'Completing your sign-up.',
  })
}

export default function VerifySignUpRoute() {
  return <VerifySignUpPage />
}
