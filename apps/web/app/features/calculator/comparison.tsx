import { formatUsd } from '@dst/domain/calculator'
import { useId, type ReactNode } from 'react'
import type { ShownResult } from './shown-result'

/** What a sale keeps against what an exchange invests, as two bars to one scale. The figures beside them say the same. */
export function Comparison({ kept, tax, invested }: ShownResult['bars']) {
  const share = (amount: number) => (invested > 0 ? `${(100 * amount) / invested}%` : '0%')
  return (
    <div className="grid gap-6">
      <Bar
        title="Sell and pay the tax"
        kept={share(kept)}
        rest={share(tax)}
        restClass="exchange-bar-tax"
        legend={
          <>
            <Key className="exchange-bar-kept" kind="solid">{formatUsd(kept)} kept</Key>
            <Key className="exchange-bar-tax" kind="hatched">{formatUsd(tax)} federal tax</Key>
          </>
        }
      />
      <Bar
        title="Exchange into a DST"
        kept={share(kept)}
        rest={share(tax)}
        restClass="exchange-bar-deferred"
        legend={
          <>
            <Key className="exchange-bar-kept" kind="solid">{formatUsd(invested)} invested</Key>
            <Key className="exchange-bar-deferred" kind="hatched">of it {formatUsd(tax)} tax deferred, not forgiven</Key>
          </>
        }
      />
    </div>
  )
}

interface BarProps {
  title: string
  kept: string
  rest: string
  restClass: string
  legend: ReactNode
}

function Bar({ title, kept, rest, restClass, legend }: BarProps) {
  const hatchId = useId()
  return (
    <div className="grid gap-2">
      <h4 className="font-sans font-strong">{title}</h4>
      <svg className="exchange-bar" aria-hidden="true" focusable="false">
        <Hatch id={hatchId} className={restClass} />
        <rect className="exchange-bar-kept" width={kept} height="100%" />
        <rect x={kept} width={rest} height="100%" fill={`url(#${hatchId})`} />
        <rect className="exchange-bar-frame" width="100%" height="100%" />
      </svg>
      <ul className="flex list-none flex-wrap gap-x-6 gap-y-1 p-0 text-small">{legend}</ul>
    </div>
  )
}

function Key({ className, kind, children }: { className: string; kind: 'solid' | 'hatched'; children: ReactNode }) {
  const hatchId = useId()
  return (
    <li className="flex items-center gap-2">
      <svg className="exchange-key" aria-hidden="true" focusable="false">
        {kind === 'hatched' ? <Hatch id={hatchId} className={className} /> : null}
        {kind === 'hatched' ? (
          <rect width="100%" height="100%" fill={`url(#${hatchId})`} />
        ) : (
          <rect className={className} width="100%" height="100%" />
        )}
        <rect className="exchange-bar-frame" width="100%" height="100%" />
      </svg>
      <span className="ui-tabular whitespace-normal">{children}</span>
    </li>
  )
}

function Hatch({ id, className }: { id: string; className: string }) {
  return (
    <defs>
      <pattern id={id} width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
        <path d="M0 0V6" strokeWidth="4" className={className} />
      </pattern>
    </defs>
  )
}
