import { partnerDisclosure } from '@dst/content/site'
import { displayScoreRange } from '@dst/domain/parameters'
import type { AnswerValue, QuestionnaireAnswers } from '@dst/domain/questionnaire'
import { scoreQuestionnaire } from '@dst/domain/scoring'
import { qualifiesForConsultation, tierForScore, tierGuidance, tierLabels } from '@dst/domain/tiers'
import { Button } from '@dst/ui/button'
import { LinkButton } from '@dst/ui/link-button'
import { ResultPanel } from '@dst/ui/result-panel'
import { ScoreScale } from '@dst/ui/score-scale'
import { TierBadge } from '@dst/ui/tier-badge'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { paths } from '~/paths'
import { ScoreTable } from './score-table'
import { placeInWords, tierBands } from './tier-bands'

/** What the way to a consultation is told. */
export interface ConsultationRequestFlow {
  open: boolean
  onClose: () => void
  onFinished: () => void
  name: string
  accredited: AnswerValue<'accredited'>
}

interface ResultScreenProps {
  answers: QuestionnaireAnswers
  name: string
  renderConsultation: (flow: ConsultationRequestFlow) => ReactNode
}

/** What the answers come to: score, tier, how each answer counted, and the way on. */
export function ResultScreen({ answers, name, renderConsultation }: ResultScreenProps) {
  const navigate = useNavigate()
  const titleRef = useRef<HTMLHeadingElement>(null)
  const [scheduling, setScheduling] = useState(false)
  const result = scoreQuestionnaire(answers)
  const tier = tierForScore(result.score)

  useEffect(() => {
    window.scrollTo(0, 0)
    titleRef.current?.focus({ preventScroll: true })
  }, [])

  return (
    <div className="pt-6 pb-24">
      <ResultPanel
        title="Registration Complete!"
        titleRef={titleRef}
        badge={<TierBadge tone={tier} label={`${tierLabels[tier]} tier`} size="large" />}
        figure={{ label: 'Your score', value: String(result.displayScore), unit: `/${displayScoreRange.value.to}` }}
        lead={<p>{tierGuidance[tier]}</p>}
        actions={
          qualifiesForConsultation(tier) ? (
            <>
              <Button icon="calendar" onClick={() => setScheduling(true)}>Schedule Consultation</Button>
              <LinkButton href={paths.profile} variant="secondary">View Profile</LinkButton>
            </>
          ) : (
            <LinkButton href={paths.profile} icon="arrow-right">Continue to Profile</LinkButton>
          )
        }
      >
        <ScoreScale label="Your score" value={result.displayScore} bands={tierBands} summary={placeInWords(result.displayScore)} />
        <p className="text-small text-ink-muted">{partnerDisclosure.readinessNotice}</p>
        <ScoreTable result={result} />
      </ResultPanel>
      {renderConsultation({
        open: scheduling,
        onClose: () => setScheduling(false),
        onFinished: () => void navigate(paths.profile),
        name,
        accredited: answers.accredited,
      })}
    </div>
  )
}
