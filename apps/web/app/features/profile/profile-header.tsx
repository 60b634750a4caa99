import type { Investor } from '@dst/contracts'
import { tierLabels } from '@dst/domain/tiers'
import { Button } from '@dst/ui/button'
import { ProfileHeader as ProfileHeaderPattern } from '@dst/ui/profile-header'
import { TierBadge } from '@dst/ui/tier-badge'
import { hasCompletedQuestionnaire } from '~/services/queries/current-investor.ts'
import { investorTier, displayedScore } from './investor-summary.ts'

/** Props of {@link ProfileHeader}. */
export interface ProfileHeaderProps {
  investor: Investor
  editing: boolean
  onToggleEditing: () => void
}

/** Whose profile this is, and the investor's status. */
export function ProfileHeader({ investor, editing, onToggleEditing }: ProfileHeaderProps) {
  const name = [investor.firstName, investor.lastName].filter(Boolean).join(' ')
  const tier = investorTier(investor)
  return (
    <ProfileHeaderPattern
      title={investor.firstName ? `Welcome Back, ${investor.firstName}` : 'Welcome Back'}
      picture={{ name: name === '' ? 'Your picture' : `Picture of ${name}`, src: investor.profileImageUrl }}
      facts={
        hasCompletedQuestionnaire(investor) ? (
          <>
            {tier === 'nurtured' ? (
              <span>{tierLabels[tier]}</span>
            ) : (
              <TierBadge tone={tier} label={`${tierLabels[tier]} tier`} />
            )}
            <span>{`Score: ${displayedScore(investor)} points`}</span>
          </>
        ) : (
          investor.email
        )
      }
      action={
        <Button variant="secondary" icon={editing ? 'close' : 'edit'} onClick={onToggleEditing}>
          {editing ? 'Cancel' : 'Edit'}
        </Button>
      }
    />
  )
}
