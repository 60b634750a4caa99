import { pageReviews } from '@dst/content/sources'
import { questionnaireStepCount } from '@dst/domain/parameters/questionnaire'
import { spellNumber } from '@dst/domain/wording'
import { SignUpPage } from '~/features/sign-up/sign-up-page.tsx'
import { pageMeta } from '~/lib/page/page-meta.ts'
import { reviewedContent } from '~/lib/copy/reviewed-content.ts'
import { paths } from '~/paths.ts'

export function loader() {
  return reviewedContent(pageReviews.signUp)
}

export function meta() {
  return pageMeta({
    path: paths.signUp,
    title: 'Create account',
    description:
      `Create a free investor account, answer ${spellNumber(questionnaireStepCount)} short steps about your sale ` +
      'and your goals, and see your ' +
      'score and your tier.',
  })
}

export default function SignUpRoute() {
  return <SignUpPage />
}
