import type { ReactNode } from 'react'

/** The tones, one per tier, best first. */
export type TierTone = 'gold' | 'silver' | 'bronze' | 'nurtured'

/** Props of {@link TierBadge}. */
export interface TierBadgeProps {
  /** The tier whose color and drawing it has. */
  tone: TierTone
  /** The tier's name. */
  label: string
  /** Size of the badge. */
  size?: 'medium' | 'large'
}

const filledBars = { gold: 4, silver: 3, bronze: 2, nurtured: 1 } satisfies Record<TierTone, number>

/** A tier's name in its tone, with a mark of four bars that shows the rank without color. */
export function TierBadge({ tone, label, size = 'medium' }: TierBadgeProps): ReactNode {
  return (
    <span className="ui-tier-badge" data-tone={tone} data-size={size}>
      <svg aria-hidden="true" className="ui-tier-mark" viewBox="0 0 18 14" focusable="false">
        {[1, 2, 3, 4].map((bar) => (
          <rect
            key={bar}
            x={(bar - 1) * 5}
            y={12 - bar * 3}
            width="3"
            height={bar * 3 + 2}
            data-filled={bar <= filledBars[tone] || undefined}
          />
        ))}
      </svg>
      <span>{label}</span>
    </span>
  )
}
