import { Calculator } from '~/features/calculator/calculator'
import { HomeHero } from '~/features/home/home-hero'
import { pageMeta } from '~/lib/page-meta'

export function meta() {
  return pageMeta({
    title: 'DST Investing. Made Simple.',
    description:
      'Estimate what a 1031 exchange into a Delaware statutory trust may defer, see the assumptions behind it, and learn what to ask before you decide.',
  })
}

export default function HomeRoute() {
  return (
    <>
      <HomeHero />
      <Calculator />
    </>
  )
}
