import type { Guide } from '@dst/content/guide'
import { Banner } from '@dst/ui/banner'
import { Illustration } from '@dst/ui/illustration'
import { LinkCards } from '@dst/ui/link-cards'
import { PageHeader } from '@dst/ui/page-header'
import { Section } from '@dst/ui/section'
import { ClosingCall } from '~/lib/copy/closing-call.tsx'
import { PageTabs } from '~/lib/links/page-tabs.tsx'
import { ComparisonPanel } from './comparison-panel.tsx'
import { ExchangePanel } from './exchange-panel.tsx'
import { GuideArticle } from './guide-article.tsx'
import { ProsAndConsPanel } from './pros-and-cons-panel.tsx'
import './guide.css'

/** The guide to Delaware statutory trusts: four tabs, each with the layout that its content needs. */
export function GuidePage({ guide }: { guide: Guide }) {
  return (
    <>
      <PageHeader
        title={guide.title}
        eyebrow="The guide"
        lead={<p>{guide.intro}</p>}
        drawing={<Illustration name="building" />}
      />
      <div className="guide ui-page-width">
        <PageTabs label="Parts of the guide" tabs={tabsOf(guide.tabs)} />
      </div>
      <Section heading={guide.otherWays.heading}>
        <LinkCards items={guide.otherWays.links.map(({ label, to }) => ({ label, href: to }))} />
      </Section>
      <Section heading="What this guide is not" hideHeading>
        <Banner tone="info" announce="none">
          {guide.disclaimer}
        </Banner>
      </Section>
      <ClosingCall call={guide.callToAction} />
    </>
  )
}

function tabsOf({ basics, prosAndCons, exchange, comparison }: Guide['tabs']) {
  return [
    {
      id: basics.id,
      label: basics.label,
      anchors: basics.sections.map(({ id }) => id),
      content: <GuideArticle heading={basics.label} sections={basics.sections} />,
    },
    {
      id: prosAndCons.id,
      label: prosAndCons.label,
      anchors: ['risks'],
      content: <ProsAndConsPanel tab={prosAndCons} />,
    },
    {
      id: exchange.id,
      label: exchange.label,
      anchors: [...exchange.requirements.map(({ id }) => id), exchange.howDstsHelp.id, 'five-steps'],
      content: <ExchangePanel tab={exchange} />,
    },
    {
      id: comparison.id,
      label: comparison.label,
      anchors: ['when-to-choose', comparison.upreit.id],
      content: <ComparisonPanel tab={comparison} />,
    },
  ]
}
