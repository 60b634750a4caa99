import { LinkButton } from '@dst/ui/link-button'
import type { ReactElement } from 'react'
import { paths } from '~/paths.ts'

/** What to do next after the result. `consultation` comes first, for those whose tier is eligible. */
export function ResultActions({ consultation }: { consultation: ReactElement | undefined }) {
  if (consultation === undefined) {
    return (
      <>
        <LinkButton href={paths.profile} icon="arrow-right">
          Continue to Profile
        </LinkButton>
        <LinkButton href={paths.learn} variant="secondary">
          Learn about DSTs
        </LinkButton>
      </>
    )
  }
  return (
    <>
      {consultation}
      <LinkButton href={paths.profile} variant="secondary">
        View Profile
      </LinkButton>
    </>
  )
}
