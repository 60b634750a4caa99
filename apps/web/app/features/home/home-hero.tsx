import { TextLink } from '@dst/ui/link'
import { LinkButton } from '@dst/ui/link-button'
import { PageHeader } from '@dst/ui/page-header'
import type { ReactElement } from 'react'
import { siteName } from '~/lib/page/site-name.ts'
import { paths } from '~/paths.ts'
import { DeadlineLine } from './deadline-line.tsx'
import { LinkCards } from '@dst/ui/link-cards'

/** The first screen of the site: what it is about in one sentence, the two main links, and where a person may stand. */
export function HomeHero({ sentence }: { sentence: ReactElement }) {
  return (
    <div className="home-hero">
      <PageHeader
        size="display"
        eyebrow="DELAWARE STATUTORY TRUST"
        title={`${siteName}. Made Simple.`}
        lead={
          <>
            {sentence}
            <p className="home-pitch">
              Replace 1031 deadline stress with a considered DST investment, a share in property that others run. The
              calculator and the exchange file are free, and neither asks for a phone number.{' '}
              <TextLink href={`${paths.terms}#compensation`}>How we are paid</TextLink>.
            </p>
          </>
        }
        actions={
          <>
            <LinkButton href={paths.signUp}>Get Started</LinkButton>
            <LinkButton href={paths.learn} variant="secondary">
              Learn More<span className="ui-visually-hidden"> about Delaware statutory trusts</span>
            </LinkButton>
          </>
        }
        aside={<DeadlineLine />}
      />
      <Triage />
    </div>
  )
}

const answers = [
  { href: paths.exchangeCompare, eyebrow: 'Compare', label: 'I am thinking of selling' },
  { href: `${paths.exchange}#before-you-sell`, eyebrow: 'Before you sell', label: 'My sale is under contract' },
  { href: paths.exchange, eyebrow: 'Your dates', label: 'I have closed' },
] as const

/** Leads to the view of the exchange file that answers a person's next question. */
function Triage() {
  return (
    <nav className="home-triage" aria-label="Where do you stand?">
      <LinkCards items={answers} />
    </nav>
  )
}
