import type { Meta, StoryObj } from '@storybook/react-vite'
import { type ReactNode, useId } from 'react'
import { Banner } from '../components/banner/banner.tsx'
import { Button } from '../components/button/button.tsx'
import { Checkbox } from '../components/checkbox/checkbox.tsx'
import { DescriptionList } from '../components/description-list/description-list.tsx'
import { Disclosure } from '../components/disclosure/disclosure.tsx'
import { ErrorSummary } from '../components/error-summary/error-summary.tsx'
import { LinkButton } from '../components/link-button/link-button.tsx'
import { ProgressSteps } from '../components/progress-steps/progress-steps.tsx'
import { RadioCards } from '../components/radio-cards/radio-cards.tsx'
import { RadioGroup } from '../components/radio-group/radio-group.tsx'
import { ScoreScale } from '../components/score-scale/score-scale.tsx'
import { Spinner } from '../components/spinner/spinner.tsx'
import { TierBadge, type TierTone } from '../components/tier-badge/tier-badge.tsx'
import { FormFields } from '../patterns/form-page/form-page.tsx'
import { MessagePage } from '../patterns/message-page/message-page.tsx'
import { ResultPanel } from '../patterns/result-panel/result-panel.tsx'
import { WizardStep } from '../patterns/wizard-step/wizard-step.tsx'
import { questionnaireSteps } from './questionnaire-steps.ts'
import { reviewParameters, Screen, Screens } from './screen.tsx'

type State = 'empty' | 'answered' | 'wrong'
const titles = [...questionnaireSteps.map(({ title }) => title), 'Confirmation']
const bands = [
  { from: 0, label: 'Nurtured', tone: 'nurtured' },
  { from: 20, label: 'Bronze', tone: 'bronze' },
  { from: 50, label: 'Silver', tone: 'silver' },
  { from: 80, label: 'Gold', tone: 'gold' },
] as const

function Progress({ current }: { current: number }) {
  return <ProgressSteps label="Progress" steps={titles} current={current} summary={`Step ${current} of 5`} />
}

function Asking({ number, state }: { number: number; state: State }) {
  const prefix = useId()
  const step = questionnaireSteps[number - 1]
  if (step === undefined) return null
  const actions = (
    <>
      {number === 1 ? null : (
        <Button variant="secondary" icon="arrow-left">
          Previous
        </Button>
      )}
      <Button icon="arrow-right" iconPosition="end">
        Next
      </Button>
    </>
  )
  return (
    <WizardStep
      progress={<Progress current={number} />}
      title={step.title}
      intro={step.intro}
      sideLabel="Good to know"
      side={
        <>
          <h2>{step.heading}</h2>
          <p>{step.paragraph}</p>
        </>
      }
      actions={actions}
    >
      {state === 'wrong' ? (
        <ErrorSummary
          heading="Please fix the following errors:"
          errors={step.questions.map(({ name, error }) => ({ message: error, fieldId: `${prefix}-${name}` }))}
        />
      ) : null}
      <FormFields>
        {step.questions.map((question) => {
          const shared = {
            id: `${prefix}-${question.name}`,
            name: question.name,
            legend: question.legend,
            options: question.options.map((value) => ({ value, label: value })),
            explanation: <Disclosure summary="Why we ask">{question.why}</Disclosure>,
            ...(state === 'answered' ? { defaultValue: question.chosen } : {}),
            ...(state === 'wrong' ? { error: question.error } : {}),
          }
          return question.scale ? (
            <RadioGroup
              key={question.name}
              {...shared}
              layout="scale"
              ends={{ low: 'Not important', high: 'Essential' }}
            />
          ) : (
            <RadioCards key={question.name} {...shared} />
          )
        })}
      </FormFields>
    </WizardStep>
  )
}

function Confirming({ banner, sending = false, error }: { banner?: ReactNode; sending?: boolean; error?: string }) {
  const answers = questionnaireSteps
    .flatMap(({ questions }) => questions)
    .map(({ legend, chosen }) => ({ term: legend, description: chosen }))
  const actions = (
    <>
      <Button variant="secondary" icon="arrow-left" disabled={sending}>
        Previous
      </Button>
      <Button type="submit" busy={sending} busyLabel="Submitting...">
        Submit
      </Button>
    </>
  )
  return (
    <WizardStep
      progress={<Progress current={5} />}
      title="Confirmation"
      intro="Look over your answers, then confirm that they are true."
      sideLabel="Good to know"
      actions={actions}
    >
      {banner}
      <DescriptionList items={answers} />
      <Checkbox
        name="truthfulAcknowledgement"
        label="My answers are true and complete to the best of my knowledge."
        error={error}
        defaultChecked={error === undefined}
      />
    </WizardStep>
  )
}

function Result({ tone, label, score, lead }: { tone: TierTone; label: string; score: number; lead: string }) {
  const qualified = tone === 'gold' || tone === 'silver'
  return (
    <ResultPanel
      title="Registration Complete!"
      badge={<TierBadge tone={tone} label={label} />}
      figure={{ label: 'Your score', value: String(score), unit: '/100' }}
      lead={lead}
      actions={
        qualified ? (
          <>
            <Button>Schedule Consultation</Button>
            <LinkButton href="#profile" variant="secondary">
              View Profile
            </LinkButton>
          </>
        ) : (
          <LinkButton href="#learn">Learn More</LinkButton>
        )
      }
    >
      <ScoreScale label="Your score" value={score} bands={bands} summary={`${score} of 100: ${label}.`} />
    </ResultPanel>
  )
}

function AllStates() {
  return (
    <Screens>
      <Screen name="Loading">
        <MessagePage title="One moment" picture={<Spinner label="Loading your answers" size="large" />} />
      </Screen>
      {questionnaireSteps.map(({ title }, index) => (
        <Screen key={title} name={`Step ${index + 1}, empty`}>
          <Asking number={index + 1} state="empty" />
        </Screen>
      ))}
      {questionnaireSteps.map(({ title }, index) => (
        <Screen key={title} name={`Step ${index + 1}, answered`}>
          <Asking number={index + 1} state="answered" />
        </Screen>
      ))}
      {questionnaireSteps.map(({ title }, index) => (
        <Screen key={title} name={`Step ${index + 1}, nothing answered on Next`}>
          <Asking number={index + 1} state="wrong" />
        </Screen>
      ))}
      <Screen name="Step 5">
        <Confirming />
      </Screen>
      <Screen name="Step 5, not acknowledged">
        <Confirming error="You must acknowledge that your answers are truthful" />
      </Screen>
      <Screen name="Step 5, sending">
        <Confirming sending />
      </Screen>
      <Screen name="Step 5, not sent">
        <Confirming
          banner={
            <Banner tone="error" heading="Network error. Please check your connection and try again.">
              Your answers are kept. Please try again in a moment.
            </Banner>
          }
        />
      </Screen>
      <Screen name="Step 5, signed out meanwhile">
        <Confirming
          banner={
            <Banner
              tone="error"
              heading="Your session has expired."
              action={
                <LinkButton size="small" variant="secondary" href="#login">
                  Sign in
                </LinkButton>
              }
            >
              Your answers are kept.
            </Banner>
          }
        />
      </Screen>
      <Screen name="Result, gold">
        <Result tone="gold" label="Gold" score={92} lead="You qualify for a consultation with the partner advisor." />
      </Screen>
      <Screen name="Result, silver">
        <Result
          tone="silver"
          label="Silver"
          score={64}
          lead="You qualify for a consultation with the partner advisor."
        />
      </Screen>
      <Screen name="Result, bronze">
        <Result tone="bronze" label="Bronze" score={35} lead="A few things to settle first, and we say which." />
      </Screen>
      <Screen name="Result, nurtured">
        <Result tone="nurtured" label="Nurtured" score={12} lead="It is early. Here is how a DST works." />
      </Screen>
    </Screens>
  )
}

const meta = {
  title: 'Review/All states of the questionnaire',
  component: AllStates,
  parameters: reviewParameters,
} satisfies Meta<typeof AllStates>
export default meta

export const SideBySide: StoryObj<typeof meta> = {}
