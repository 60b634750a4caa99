import { qualifiesForConsultation, type Tier } from '@dst/domain/tiers'
import { Button } from '@dst/ui/button'
import { LinkButton } from '@dst/ui/link-button'
import { paths } from '~/paths'

/** The ways on from the result: gold and silver may ask for a consultation at once. */
export function ResultActions({ tier, onSchedule }: { tier: Tier; onSchedule: () => void }) {
  if (!qualifiesForConsultation(tier)) {
    return (
      <>
        <LinkButton href={paths.profile} icon="arrow-right">Continue to Profile</LinkButton>
        <LinkButton href={paths.learn} variant="secondary">Learn about DSTs</LinkButton>
      </>
    )
  }
  return (
    <>
      <Button icon="calendar" onClick={onSchedule}>Schedule Consultation</Button>
      <LinkButton href={paths.profile} variant="secondary">View Profile</LinkButton>
    </>
  )
}
