import type { CSSProperties, ReactNode } from 'react'
import type { TierTone } from '../tier-badge/tier-badge.tsx'

/** One band of the scale, from its threshold up to the next one. */
export interface ScoreBand {
  /** The least score of the band. */
  from: number
  /** Its name. */
  label: string
  /** Its color. */
  tone: TierTone
}

/** Props of {@link ScoreScale}. */
export interface ScoreScaleProps {
  /** What is measured, for screen readers, e.g. "Your score". */
  label: string
  /** The position on the scale, within `minimum` and `maximum`. */
  value: number
  /** Start of the scale. */
  minimum?: number
  /** End of the scale. */
  maximum?: number
  /** In ascending order; the first starts at `minimum`. */
  bands: readonly ScoreBand[]
  /** The same in words, e.g. "72 of 100: silver, which starts at 50". */
  summary: string
}

/** A score as a position on a line that shows every threshold. */
export function ScoreScale({ label, value, minimum = 0, maximum = 100, bands, summary }: ScoreScaleProps): ReactNode {
  const shown = Math.min(maximum, Math.max(minimum, value))
  const share = (score: number) => (score - minimum) / (maximum - minimum)
  const present = bands.findLast((band) => shown >= band.from)
  return (
    <div className="ui-score">
      <p className="ui-visually-hidden">{`${label}: ${summary}`}</p>
      <div aria-hidden="true" className="ui-score-line">
        <span className="ui-score-place" data-tone={present?.tone} style={placeStyle(share(shown))}>
          <span className="ui-score-value">{shown}</span>
        </span>
        {bands.map((band, index) => {
          const start = share(band.from)
          const end = share(bands[index + 1]?.from ?? maximum)
          return (
            <span
              key={band.label}
              className="ui-score-band"
              data-tone={band.tone}
              data-present={band === present || undefined}
              style={{ flexGrow: end - start }}
            >
              <span className="ui-score-threshold">{band.from}</span>
              <span className="ui-score-band-label">{band.label}</span>
            </span>
          )
        })}
        <span className="ui-score-end">{maximum}</span>
      </div>
    </div>
  )
}

function placeStyle(share: number): CSSProperties {
  return { insetInlineStart: `${share * 100}%` }
}
