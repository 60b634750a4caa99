import type { Accreditation, CriteriaTab } from '@dst/content/accreditation'
import { Badge } from '@dst/ui/badge'
import { Illustration } from '@dst/ui/illustration'
import { TextLink } from '@dst/ui/link'
import { PageHeader } from '@dst/ui/page-header'
import { ClosingCall } from '~/lib/copy/closing-call.tsx'
import { HomeBar } from '~/lib/links/home-bar.tsx'
import { PageTabs } from '~/lib/links/page-tabs.tsx'
import { questionItem } from '~/lib/copy/question-item.tsx'
import { QuestionList } from '~/lib/copy/question-list.tsx'
import { ReviewNote } from '~/lib/copy/review-note.tsx'
import { AccreditationSidebar } from './accreditation-sidebar.tsx'
import './accreditation.css'
import { FiguresLink } from '~/lib/links/figures-link.tsx'
import { useTermLinks } from '~/lib/copy/linked-texts.tsx'

/** Who may invest: the tests for individuals and for entities, questions, and what changed. */
export function AccreditationPage({ accreditation }: { accreditation: Accreditation }) {
  const { title, badge, intro, tabs, otherwise, questionsHeading, questions, notices, callToAction } = accreditation
  return (
    <>
      <HomeBar />
      <PageHeader
        title={title}
        eyebrow={
          <Badge tone="caution" icon="shield">
            {badge}
          </Badge>
        }
        lead={<p>{intro}</p>}
        drawing={<Illustration name="agreement" />}
      />
      <div className="accreditation ui-page-width">
        <div className="accreditation-main">
          <PageTabs
            label="Who invests"
            tabs={tabs.map((tab) => ({ id: tab.id, label: tab.label, content: <CriteriaPanel tab={tab} /> }))}
          />
          <section className="accreditation-part" aria-labelledby="otherwise-heading">
            <h2 id="otherwise-heading">{otherwise.heading}</h2>
            <p>
              <span>{otherwise.text}</span> <TextLink href={otherwise.link.to}>{otherwise.link.label}</TextLink>
            </p>
          </section>
          <Notices notices={notices} />
          <section className="accreditation-part" aria-labelledby="questions-heading">
            <h2 id="questions-heading">{questionsHeading}</h2>
            <QuestionList name="accreditation-questions" items={questions.map(questionItem)} />
            <ReviewNote of={[...notices, ...questions]} />
          </section>
        </div>
        <AccreditationSidebar accreditation={accreditation} />
      </div>
      <ClosingCall call={callToAction} />
    </>
  )
}

function Notices({ notices }: Pick<Accreditation, 'notices'>) {
  return (
    <section className="accreditation-part" aria-labelledby="notices-heading">
      <h2 id="notices-heading" className="ui-visually-hidden">
        What the tests do not say
      </h2>
      <ul className="accreditation-notices">
        {notices.map(({ id, text }) => (
          <li key={id}>{text}</li>
        ))}
      </ul>
    </section>
  )
}

/** One tab: each way to qualify with its test, what the test excludes, and the rule. */
function CriteriaPanel({ tab }: { tab: CriteriaTab }) {
  const linked = useTermLinks()
  return (
    <div className="accreditation-panel">
      <h2 className="ui-visually-hidden">{tab.label}</h2>
      <p className="accreditation-intro">{tab.intro}</p>
      <ul className="accreditation-criteria">
        {tab.criteria.map(({ id, heading, test, detail, citation }) => (
          <li key={id} className="accreditation-criterion">
            <div>
              <h3>{heading}</h3>
              <p className="text-fine text-ink-muted">{citation}</p>
            </div>
            <div>
              <p className="font-strong">{test}</p>
              <p className="text-ink-muted">{linked(detail)}</p>
            </div>
          </li>
        ))}
      </ul>
      <div>
        <FiguresLink at="individualIncomeMinimum" />
        <ReviewNote of={tab.criteria} />
      </div>
    </div>
  )
}
