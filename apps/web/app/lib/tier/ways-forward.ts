import type { Investor } from '@dst/contracts'
import { qualifiesForConsultation, type Tier } from '@dst/domain/tiers'
import { paths } from '~/paths.ts'

/** What the options depend on. */
export type Situation = { tier: Tier } & Pick<Investor, 'accredited' | 'mortgageBracket' | 'saleStatus'>

/** Pages for the parts of a user's answers that the standard path doesn't fit; empty if it fits. */
export function waysForward({
  tier,
  accredited,
  mortgageBracket,
  saleStatus,
}: Situation): { label: string; href: string }[] {
  return [
    ...(qualifiesForConsultation(tier)
      ? []
      : [{ label: 'Getting ready: what you can settle now', href: paths.gettingReady }]),
    ...(accredited === 'no' ? [{ label: 'If you are not accredited', href: paths.notAccredited }] : []),
    ...(accredited === 'notSure' ? [{ label: 'Every test for accredited status', href: paths.accreditation }] : []),
    ...(mortgageBracket === '50-75%' || mortgageBracket === '>75%'
      ? [{ label: 'If your loan is high', href: paths.highLoan }]
      : []),
    ...(saleStatus === 'active' ? [{ label: 'If your sale has closed', href: paths.afterClosing }] : []),
  ]
}
