import type { ProcessPage as ProcessContent, ProcessStep } from '@dst/content/process'
import { Banner } from '@dst/ui/banner'
import { DescriptionList } from '@dst/ui/description-list'
import { Illustration } from '@dst/ui/illustration'
import { LinkButton } from '@dst/ui/link-button'
import { PageHeader } from '@dst/ui/page-header'
import { Section } from '@dst/ui/section'
import { HomeBar } from '~/lib/links/home-bar.tsx'
import { questionItem } from '~/lib/copy/question-item.tsx'
import { QuestionList } from '~/lib/copy/question-list.tsx'
import { useTermLinks } from '~/lib/copy/linked-texts.tsx'
import { ReviewNote } from '~/lib/copy/review-note.tsx'
import './process.css'
import { DayLine } from '@dst/ui/day-line'
import { Icon } from '@dst/ui/icon'
import { Timeline } from '@dst/ui/timeline'

/** How it works: three steps on one timeline, and three questions. */
export function ProcessPage({ content }: { content: ProcessContent }) {
  const { title, intro, link, claims, steps, questionsHeading, questions, disclaimer } = content
  const linked = useTermLinks()
  return (
    <>
      <HomeBar />
      <PageHeader
        title={title}
        eyebrow="How it works"
        lead={<p>{intro}</p>}
        actions={
          <LinkButton href={link.to} icon="arrow-right">
            {link.label}
          </LinkButton>
        }
        drawing={<Illustration name="ledger" />}
      />
      <Section heading={claims.heading} id={claims.id} layout="beside">
        <DescriptionList
          layout="definitions"
          items={claims.items.map(({ term, meaning }) => ({ term, description: linked(meaning) }))}
        />
      </Section>
      <Section heading="Three steps" hideHeading tone="well">
        <ProcessTimeline steps={steps} />
        <ReviewNote of={[claims, ...steps]} />
      </Section>
      <Section heading={questionsHeading} layout="beside">
        <QuestionList name="process-questions" items={questions.map(questionItem)} />
        <ReviewNote of={questions} />
        <Banner tone="info" announce="none">
          {disclaimer}
        </Banner>
      </Section>
    </>
  )
}

/** The steps from a profile to ownership, each with its parts, its duration and its limits. */
function ProcessTimeline({ steps }: { steps: readonly ProcessStep[] }) {
  return (
    <Timeline
      size="large"
      steps={steps.map((step) => ({
        marker: step.number,
        heading: step.heading,
        content: <StepContent step={step} />,
      }))}
    />
  )
}

function StepContent({ step }: { step: ProcessStep }) {
  const linked = useTermLinks()
  return (
    <>
      <p className="process-duration">
        <Icon name="clock" size="small" />
        <span>{step.duration}</span>
      </p>
      <p>{linked(step.text)}</p>
      {step.deadlines === undefined ? null : <DayLine {...step.deadlines} />}
      <ol className="process-parts">
        {step.subSteps.map(({ heading, text }) => (
          <li key={heading}>
            <h4>{heading}</h4>
            <p>{linked(text)}</p>
          </li>
        ))}
      </ol>
      <p className="process-limit">{linked(step.limit)}</p>
    </>
  )
}
