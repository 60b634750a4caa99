import { pageReviews } from '@dst/content/sources'
import { useLoaderData } from 'react-router'
import { Calculator } from '~/features/calculator/calculator.tsx'
import { SaleSentence } from '~/features/calculator/sale-sentence.tsx'
import { stateOptions } from '~/lib/states/state-options.ts'
import { doors } from '~/features/home/doors.ts'
import { HomeDoors } from '~/features/home/home-doors.tsx'
import { HomeHero } from '~/features/home/home-hero.tsx'
import { contentOf } from '~/lib/copy/content-of.ts'
import { pageMeta } from '~/lib/page/page-meta.ts'
import { ReviewNote } from '~/lib/copy/review-note.tsx'
import { reviewedContent } from '~/lib/copy/reviewed-content.ts'
import { organization } from '~/features/home/organization.ts'
import { paths } from '~/paths.ts'

export function loader() {
  return reviewedContent({
    review: pageReviews.home,
    states: [{ value: '', label: 'Not chosen' }, ...stateOptions],
    doors: doors(),
  })
}

export function meta() {
  return pageMeta({
    path: paths.home,
    title: '1031 Exchange and DST Calculator',
    description:
      'Estimate what a 1031 exchange into a Delaware statutory trust may defer, see the assumptions behind it, ' +
      'and learn what to ask before you decide.',
    structuredData: [organization()],
  })
}

export default function HomeRoute() {
  const { review, states, doors: six } = contentOf(useLoaderData<typeof loader>())
  return (
    <>
      <HomeHero sentence={<SaleSentence />} />
      <Calculator states={states} review={<ReviewNote of={review} />} />
      <HomeDoors doors={six} />
    </>
  )
}
