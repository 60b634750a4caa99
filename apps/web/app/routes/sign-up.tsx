import { pageReviews } from '@dst/content/sources'
import { SignUpPage } from '~/features/sign-up/sign-up-page'
import { pageMeta } from '~/lib/page-meta'
import { reviewedContent } from '~/lib/reviewed-content'
import { paths } from '~/paths'

export function loader() {
  return reviewedContent(pageReviews.signUp)
}

export function meta() {
  return pageMeta({
    path: paths.signUp,
    title: 'Create account',
    description:
      'Create a free investor account, answer five short steps about your sale and your goals, and see your score and your tier.',
  })
}

export default function SignUpRoute() {
  return <SignUpPage />
}
