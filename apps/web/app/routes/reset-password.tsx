import { ResetPasswordPage } from '~/features/reset-password/reset-password-page'
import { unlistedPageMeta } from '~/lib/page-meta'

export function meta() {
  return unlistedPageMeta({
    title: 'Set a new password',
    description: 'Set a new password for your investor account.',
  })
}

export default function ResetPasswordRoute() {
  return <ResetPasswordPage />
}
