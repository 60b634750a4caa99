import { SignUpPage } from '~/features/sign-up/sign-up-page'
import { pageMeta } from '~/lib/page-meta'

export function meta() {
  return pageMeta({
    title: 'Create account',
    description: 'Create an investor account to see where you stand and to be introduced to an advisor.',
  })
}

export default function SignUpRoute() {
  return <SignUpPage />
}
