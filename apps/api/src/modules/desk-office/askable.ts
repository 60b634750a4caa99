import type { Partner, ProblemCode, RequestState } from '@dst/contracts'
import { qualifiesForConsultation, type Tier } from '@dst/domain/tiers'

/** The firm that a person can be asked about, by its name as people know it. */
export interface AskedFirm {
  name: string
  crd: string
  /** Whether requests are accepted. */
  open: boolean
}

interface Asked {
  state: RequestState
  partner: Pick<Partner, 'crd'> | null
  shareDataConsent: boolean
  emailNotifications: boolean
  dstSegment: Tier | null
}

/** Why a person can't be asked. */
export type WhyNotAskable = Extract<
  ProblemCode,
  | 'request_withdrawn'
  | 'request_ended'
  | 'request_shared'
  | 'mails_switched_off'
  | 'consultations_closed'
  | 'tier_not_eligible'
>

/** States in which nothing is left to share. */
const ended: readonly RequestState[] = ['called', 'closed']

/** Why the person can't be asked whether the request may go to the firm, as they could not share it either. */
export function whyNotAskable(
  { state, partner, shareDataConsent, emailNotifications, dstSegment }: Asked,
  firm: Pick<AskedFirm, 'crd' | 'open'>,
): WhyNotAskable | undefined {
  if (state === 'withdrawn') return 'request_withdrawn'
  if (ended.includes(state)) return 'request_ended'
  if (shareDataConsent && partner?.crd === firm.crd) return 'request_shared'
  if (!firm.open) return 'consultations_closed'
  if (dstSegment === null || !qualifiesForConsultation(dstSegment)) return 'tier_not_eligible'
  return emailNotifications ? undefined : 'mails_switched_off'
}
