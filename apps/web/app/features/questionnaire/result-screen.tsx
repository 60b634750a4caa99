import { partnerDisclosure } from '@dst/content/partner'
import { displayScoreRange } from '@dst/domain/parameters'
import type { AnswerValue } from '@dst/domain/questionnaire'
import { scoreQuestionnaire, type ScoredAnswers } from '@dst/domain/scoring'
import { tierForScore, tierGuidance, tierLabels } from '@dst/domain/tiers'
import { LinkCards } from '@dst/ui/link-cards'
import { ResultPanel } from '@dst/ui/result-panel'
import { ScoreScale } from '@dst/ui/score-scale'
import { TierBadge } from '@dst/ui/tier-badge'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { placeInWords, tierBands } from '~/lib/tier-bands'
import { waysForward } from '~/lib/ways-forward'
import { paths } from '~/paths'
import { ResultActions } from './result-actions'
import { ScoreTable } from './score-table'

/** What the way to a consultation is told. */
export interface ConsultationRequestFlow {
  open: boolean
  onClose: () => void
  onFinished: () => void
  name: string
  accredited: AnswerValue<'accredited'>
}

interface ResultScreenProps {
  answers: ScoredAnswers
  name: string
  renderConsultation: (flow: ConsultationRequestFlow) => ReactNode
}

/** What the answers come to: score, tier, how each answer counted, and the way on. */
export function ResultScreen({ answers, name, renderConsultation }: ResultScreenProps) {
  const navigate = useNavigate()
  const titleRef = useRef<HTMLHeadingElement>(null)
  const [scheduling, setScheduling] = useState(false)
  const result = scoreQuestionnaire(answers)
  const { displayScore } = result
  const tier = tierForScore(result.score)

  useEffect(() => {
    window.scrollTo(0, 0)
    titleRef.current?.focus({ preventScroll: true })
  }, [])

  return (
    <div className="questionnaire-result">
      <ResultPanel
        title="Registration Complete!"
        titleRef={titleRef}
        badge={tier === 'nurtured' ? <p className="ui-eyebrow">{tierLabels[tier]}</p> : <TierBadge tone={tier} label={`${tierLabels[tier]} tier`} size="large" />}
        figure={{ label: 'Your score', value: String(displayScore), unit: `/${displayScoreRange.value.to}` }}
        lead={<p>{tierGuidance[tier]}</p>}
        actions={<ResultActions tier={tier} onSchedule={() => setScheduling(true)} />}
      >
        <ScoreScale label="Your score" value={displayScore} bands={tierBands} summary={placeInWords(displayScore)} />
        <p className="score-table-note">{partnerDisclosure.readinessNotice}</p>
      </ResultPanel>
      <WaysForward ways={waysForward({ ...answers, tier })} />
      <ScoreTable result={result} />
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

/** Nobody ends at a score: a page for each answer that the usual way does not fit. */
function WaysForward({ ways }: { ways: ReturnType<typeof waysForward> }) {
  if (ways.length === 0) return null
  return (
    <section aria-labelledby="ways-forward">
      <h2 id="ways-forward">Ways forward</h2>
      <LinkCards items={ways} />
    </section>
  )
}
