import { SignInPage } from '~/features/sign-in/sign-in-page.tsx'
import { pageMeta } from '~/lib/page/page-meta.ts'
import { paths } from '~/paths.ts'

export function meta() {
  return pageMeta({
    path: paths.signIn,
    title: 'Sign in',
    description:
      'Sign in to your investor account to see your score and tier, go on with your investor profile or ask for ' +
      'a consultation.',
  })
}

export default function SignInRoute() {
  return <SignInPage />
}
