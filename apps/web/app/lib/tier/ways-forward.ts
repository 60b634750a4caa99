import type { Investor } from '@dst/contracts'
import { qualifiesForConsultation, type Tier } from '@dst/domain/tiers'
import { answerPaths } from '~/answer-paths.ts'
import { paths } from '~/paths.ts'

/** What the options depend on. */
export type Situation = { tier: Tier } & Pick<Investor, 'accredited' | 'mortgageBracket' | 'saleStatus'>

/** What people of each tier read next, whatever they answered. */
const readNext: Readonly<Record<Tier, readonly { label: string; href: string }[]>> = {
  gold: [
    { label: 'How to read the offering document', href: answerPaths.readTheMemorandum },
    { label: 'How to look up a sponsor or an adviser', href: answerPaths.lookUp },
  ],
  silver: [
    { label: 'What a DST costs over the years', href: answerPaths.dstCosts },
    { label: 'How to look up a sponsor or an adviser', href: answerPaths.lookUp },
  ],
  bronze: [
    { label: 'Pay the tax, or exchange?', href: answerPaths.sellOrExchange },
    { label: 'How an exchange works, step by step', href: answerPaths.exchangeStepByStep },
  ],
  nurtured: [
    { label: 'Pay the tax, or exchange?', href: answerPaths.sellOrExchange },
    { label: 'What tax a sale would cost', href: answerPaths.taxOnSale },
  ],
}

/** Pages for the parts of a user's answers that the standard path doesn't fit, and what people of the tier read next. */
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
      ? [{ label: 'If your loan is high', href: answerPaths.highLoan }]
      : []),
    ...(saleStatus === 'active' ? [{ label: 'If your sale has closed', href: answerPaths.saleClosed }] : []),
    ...readNext[tier],
  ]
}
