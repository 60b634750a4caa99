import type { Partner, ProblemCode, RequestState } from '@dst/contracts'

/** The firm that a person can be asked about, by its name as people know it. */
export interface AskedFirm {
  name: string
  crd: string
}

interface Asked {
  state: RequestState
  partner: Pick<Partner, 'crd'> | null
  shareDataConsent: boolean
  emailNotifications: boolean
}

/** States in which nothing is left to share. */
const ended: readonly RequestState[] = ['called', 'closed']

/** Why the person can't be asked whether the request may go to the firm; undefined if they can. */
export function whyNotAskable(
  { state, partner, shareDataConsent, emailNotifications }: Asked,
  firm: Pick<AskedFirm, 'crd'>,
): Extract<ProblemCode, `request_${'shared' | 'withdrawn' | 'ended'}` | 'mails_switched_off'> | undefined {
  if (state === 'withdrawn') return 'request_withdrawn'
  if (ended.includes(state)) return 'request_ended'
  if (shareDataConsent && partner?.crd === firm.crd) return 'request_shared'
  return emailNotifications ? undefined : 'mails_switched_off'
}
