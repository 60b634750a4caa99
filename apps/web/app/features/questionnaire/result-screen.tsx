import { partnerDisclosure } from '@dst/content/partner'
import { displayScoreRange } from '@dst/domain/parameters'
import { scoreQuestionnaire, type ScoredAnswers } from '@dst/domain/scoring'
import { qualifiesForConsultation, tierForScore, tierGuidance, tierLabels } from '@dst/domain/tiers'
import { LinkCards } from '@dst/ui/link-cards'
import { ResultPanel } from '@dst/ui/result-panel'
import { ScoreScale } from '@dst/ui/score-scale'
import { TierBadge } from '@dst/ui/tier-badge'
import { useEffect, useRef } from 'react'
import { useNavigate } from 'react-router'
import { OfferButton, OfferGuidance } from '~/lib/consultation/consultation-offer.tsx'
import { useScheduling } from '~/lib/consultation/use-scheduling.ts'
import { bandLabel, tierBands } from '~/lib/tier/tier-bands.ts'
import { waysForward } from '~/lib/tier/ways-forward.ts'
import { paths } from '~/paths.ts'
import { useConsultationOffer } from '~/services/queries/consultations.ts'
import { ResultActions } from './result-actions.tsx'
import type { ResultParts } from './result-parts.ts'
import { ScoreTable } from './score-table.tsx'
import { SubmissionHistory } from './submission-history.tsx'
import { TierExplanation } from './tier-explanation.tsx'
import { useQuery } from '@tanstack/react-query'
import { submissionsQuery } from './submissions.ts'
import { ChangedAnswersTable } from './changed-answers-table.tsx'
import { pastSubmissions } from './submission-list.ts'

interface ResultScreenProps {
  answers: ScoredAnswers
  name: string
  parts: ResultParts
}

/** The result: score, tier, how each answer counted, and what to do next. */
export function ResultScreen({ answers, name, parts }: ResultScreenProps) {
  const navigate = useNavigate()
  const titleRef = useRef<HTMLHeadingElement>(null)
  const { scheduling, schedule, close } = useScheduling()
  const result = scoreQuestionnaire(answers)
  const { displayScore } = result
  const tier = tierForScore(result.score)
  const qualifies = qualifiesForConsultation(tier)
  const { offer, readAgain } = useConsultationOffer()

  useEffect(() => {
    window.scrollTo(0, 0)
    titleRef.current?.focus({ preventScroll: true })
  }, [])

  return (
    <div className="questionnaire-result">
      <ResultPanel
        title="Registration Complete!"
        titleRef={titleRef}
        badge={
          tier === 'nurtured' ? (
            <p className="ui-eyebrow">{tierLabels[tier]}</p>
          ) : (
            <TierBadge tone={tier} label={`${tierLabels[tier]} tier`} size="large" />
          )
        }
        figure={{ label: 'Your score', value: String(displayScore), unit: `/${displayScoreRange.to}` }}
        lead={qualifies ? <OfferGuidance offer={offer} tier={tier} /> : <p>{tierGuidance[tier]}</p>}
        actions={
          <ResultActions
            consultation={
              qualifies ? <OfferButton offer={offer} onSchedule={schedule} onReadAgain={readAgain} /> : undefined
            }
          />
        }
      >
        <ScoreScale label="Your score" value={displayScore} bands={tierBands} summary={bandLabel(displayScore)} />
        <p className="score-table-note">{partnerDisclosure.readinessNotice}</p>
      </ResultPanel>
      <div className="result-requests">{parts.requests}</div>
      <WaysForward ways={waysForward({ ...answers, tier })} />
      <ResultChanges />
      <ScoreTable result={result} />
      <TierExplanation result={result} />
      <div className="result-part">
        <SubmissionHistory />
      </div>
      {parts.renderConsultation({
        open: scheduling,
        onClose: close,
        onFinished: () => void navigate(paths.profile),
        name,
        accredited: answers.accredited,
      })}
    </div>
  )
}

/** No result is a dead end: a page for each answer that the standard path doesn't fit. */
function WaysForward({ ways }: { ways: ReturnType<typeof waysForward> }) {
  if (ways.length === 0) return null
  return (
    <section className="result-part" aria-labelledby="ways-forward">
      <h2 id="ways-forward">Ways forward</h2>
      <LinkCards items={ways} />
    </section>
  )
}

/**
 * The changes since the previous submission in answers, score and tier. Renders nothing after the first submission, or
 * while loading.
 */
function ResultChanges() {
  const { data } = useQuery(submissionsQuery)
  const [newest, before] = pastSubmissions(data ?? [])
  if (newest?.changes === undefined || before === undefined) return null
  return (
    <section className="result-part" aria-labelledby="result-changes">
      <h2 id="result-changes">What changed</h2>
      <p>{`On ${before.when} your result was ${before.outcome}. Now it is ${newest.outcome}.`}</p>
      {newest.changes.length === 0 ? (
        <p>You gave the same answers.</p>
      ) : (
        <ChangedAnswersTable caption="Answers that changed" hideCaption changes={newest.changes} />
      )}
    </section>
  )
}
