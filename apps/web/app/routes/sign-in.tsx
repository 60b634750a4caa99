import { SignInPage } from '~/features/sign-in/sign-in-page'
import { pageMeta } from '~/lib/page-meta'

export function meta() {
  return pageMeta({
    title: 'Sign in',
    description: 'Sign in to your investor account.',
  })
}

export default function SignInRoute() {
  return <SignInPage />
}
