import { ResetPasswordPage } from '~/features/reset-password/reset-password-page'
import { pageMeta } from '~/lib/page-meta'

export function meta() {
  return pageMeta({
    title: 'Set a new password',
    description: 'Set a new password for your investor account.',
    personal: true,
  })
}

export default function ResetPasswordRoute() {
  return <ResetPasswordPage />
}
