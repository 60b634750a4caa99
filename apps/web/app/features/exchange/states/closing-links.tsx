import type { StateCode } from '@dst/domain/parameters'
import { stateReviewDays } from '@dst/domain/parameters/states/review-days'
import { stateNames } from '@dst/domain/exchange-facts'
import { longDate } from '@dst/domain/wording/long-date'
import { TextLink } from '@dst/ui/link'
import { Fragment } from 'react'
import { statePath } from '~/state-paths.ts'

/** The pages of states, which have forms, rates and sources, and when their figures were last checked. */
export function ClosingLinks({ states, className }: { states: readonly StateCode[]; className?: string }) {
  const days = [...new Set(states.map((state) => stateReviewDays[state]))].toSorted()
  const [oldest] = days
  if (oldest === undefined) return null
  return (
    <p className={className}>
      <span>Rates, forms and sources: </span>
      {states.map((state, index) => (
        <Fragment key={state}>
          {index === 0 ? null : <span>, </span>}
          <TextLink href={statePath(stateNames[state])}>{stateNames[state]}</TextLink>
        </Fragment>
      ))}
      <span>. Checked on </span>
      <time dateTime={oldest}>{longDate(oldest)}</time>
      <span>.</span>
    </p>
  )
}
