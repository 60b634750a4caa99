import { LinkButton } from '@dst/ui/link-button'
import { PageHeader } from '@dst/ui/page-header'
import { siteName } from '~/lib/site-name.ts'
import { paths } from '~/paths.ts'
import { DeadlineLine } from './deadline-line.tsx'

/** The first screen of the site: what it is about, and the two main links. */
export function HomeHero() {
  return (
    <div className="home-hero">
      <PageHeader
        size="display"
        eyebrow="DELAWARE STATUTORY TRUST"
        title={`${siteName}. Made Simple.`}
        lead={
          <p>
            Replace 1031 deadline stress with a considered DST investment: a share in property that has usually been
            bought already and is run by others. See what an exchange may defer, what you give up for it, and whether it
            could fit you.
          </p>
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
    </div>
  )
}
