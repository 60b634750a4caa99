import { ResetPasswordPage } from '~/features/reset-password/reset-password-page.tsx'
import { unlistedPageMeta } from '~/lib/page/page-meta.ts'

export function meta() {
  return unlistedPageMeta({
    title: 'Set a new password',
    description: 'Set a new password for your investor account.',
  })
}

export default function ResetPasswordRoute() {
  return <ResetPasswordPage />
}
