import type { Investor } from '@dst/contracts'
import { partnerDisclosure } from '@dst/content/partner'
import { questionnaireDuration, questionnaireStepCount } from '@dst/domain/parameters'
import { qualifiesForConsultation, tierGuidance, type Tier } from '@dst/domain/tiers'
import { capitalized, spellNumber } from '@dst/domain/wording'
import { Badge } from '@dst/ui/badge'
import { Card } from '@dst/ui/card'
import { DescriptionList } from '@dst/ui/description-list'
import { LinkButton } from '@dst/ui/link-button'
import { TextLink } from '@dst/ui/link'
import { ScoreScale } from '@dst/ui/score-scale'
import { OfferButton, OfferGuidance } from '~/lib/consultation/consultation-offer.tsx'
import { bandLabel, tierBands } from '~/lib/tier/tier-bands.ts'
import { waysForward } from '~/lib/tier/ways-forward.ts'
import { paths } from '~/paths.ts'
import { useConsultationOffer } from '~/services/queries/consultations.ts'
import { accreditationLabel, investorTier, outlook, displayedScore } from './investor-summary.ts'

/** Props of {@link InvestmentProfile}. */
export interface InvestmentProfileProps {
  investor: Investor
  /** Opens the consultation request; offered to gold and silver only. */
  onSchedule: () => void
}

/** The score with its tiers, what it is based on, and what to do next. */
export function InvestmentProfile({ investor, onSchedule }: InvestmentProfileProps) {
  const score = displayedScore(investor)
  const tier = investorTier(investor)
  return (
    <Card heading="DST Investment Profile" headingLevel={2} tone="sheet">
      <ScoreScale label="Your score" value={score} bands={tierBands} summary={bandLabel(score)} />
      <div className="mt-4 grid gap-8 lg:grid-cols-2 lg:gap-16">
        <div className="grid content-start gap-4">
          <AccreditationBadge accredited={investor.accredited} />
          <DescriptionList items={outlook(investor)} />
        </div>
        <NextSteps tier={tier} ways={waysForward({ ...investor, tier })} onSchedule={onSchedule} />
      </div>
      <p className="text-small text-ink-muted">{partnerDisclosure.readinessNotice}</p>
    </Card>
  )
}

function AccreditationBadge({ accredited }: Pick<Investor, 'accredited'>) {
  const label = accreditationLabel(accredited)
  return accredited === 'yes' ? (
    <Badge tone="positive" icon="check">
      {label}
    </Badge>
  ) : (
    <Badge icon="info">{label}</Badge>
  )
}

function NextSteps({
  tier,
  ways,
  onSchedule,
}: {
  tier: Tier
  ways: ReturnType<typeof waysForward>
  onSchedule: () => void
}) {
  return (
    <section aria-labelledby="next-steps" className="grid content-start justify-items-start gap-4">
      <h3 id="next-steps">Next steps</h3>
      {qualifiesForConsultation(tier) ? (
        <ConsultationStep tier={tier} onSchedule={onSchedule} />
      ) : (
        <LearningStep tier={tier} />
      )}
      {ways.length === 0 ? null : (
        <ul className="grid">
          {ways.map(({ label, href }) => (
            <li key={href}>
              <TextLink href={href} className="inline-flex min-h-11 items-center">
                {label}
              </TextLink>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

function ConsultationStep({ tier, onSchedule }: { tier: Tier; onSchedule: () => void }) {
  const { offer, readAgain } = useConsultationOffer()
  return (
    <>
      <OfferGuidance offer={offer} tier={tier} />
      <OfferButton offer={offer} onSchedule={onSchedule} onReadAgain={readAgain} />
    </>
  )
}

function LearningStep({ tier }: { tier: Tier }) {
  return (
    <>
      <p>{tierGuidance[tier]}</p>
      <div className="flex flex-wrap gap-4">
        <LinkButton href={paths.learn} icon="arrow-right">
          Learn about DSTs
        </LinkButton>
        <LinkButton href={paths.accreditation} variant="secondary">
          Who is accredited?
        </LinkButton>
      </div>
    </>
  )
}

/** Shown instead of score and tier until the questionnaire is answered. */
export function CompleteProfile() {
  return (
    <Card
      heading="Complete your investor profile"
      headingLevel={2}
      tone="sheet"
      footer={
        <LinkButton href={paths.questionnaire} icon="arrow-right">
          Complete your profile
        </LinkButton>
      }
    >
      <p className="max-w-measure">
        {`${capitalized(spellNumber(questionnaireStepCount))} short steps about your sale, your goals and your ` +
          `experience. They take ${questionnaireDuration.from}-${questionnaireDuration.to} minutes, and ` +
          'end with your score, your tier and what to do next.'}
      </p>
    </Card>
  )
}
