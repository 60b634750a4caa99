import type { Investor } from '@dst/contracts'
import { tierLabels } from '@dst/domain/tiers'
import { Avatar } from '@dst/ui/avatar'
import { Button } from '@dst/ui/button'
import { TierBadge } from '@dst/ui/tier-badge'
import { hasCompletedQuestionnaire } from '~/services/current-investor'
import { investorTier, shownScore } from './investor-summary'

/** Props of {@link ProfileHeader}. */
export interface ProfileHeaderProps {
  investor: Investor
  editing: boolean
  onToggleEditing: () => void
}

/** Who this profile belongs to, and where the investor stands. */
export function ProfileHeader({ investor, editing, onToggleEditing }: ProfileHeaderProps) {
  const name = [investor.firstName, investor.lastName].filter(Boolean).join(' ')
  const tier = investorTier(investor)
  return (
    <header className="flex flex-wrap items-center gap-x-6 gap-y-4">
      <Avatar name={name === '' ? 'Your picture' : `Picture of ${name}`} src={investor.profileImageUrl} size="large" />
      <div className="grid min-w-0 flex-1 basis-64 gap-2">
        <h1 className="text-heading-2 wrap-anywhere">{investor.firstName ? `Welcome Back, ${investor.firstName}` : 'Welcome Back'}</h1>
        {hasCompletedQuestionnaire(investor) ? (
          <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
            <TierBadge tone={tier} label={`${tierLabels[tier]} tier`} />
            <span className="tabular-nums">Score: {shownScore(investor)} points</span>
          </div>
        ) : (
          <p className="text-ink-muted">{investor.email}</p>
        )}
      </div>
      <Button variant="secondary" icon={editing ? 'close' : 'edit'} aria-pressed={editing} onClick={onToggleEditing}>{editing ? 'Cancel' : 'Edit'}</Button>
    </header>
  )
}
