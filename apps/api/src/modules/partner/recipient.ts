import { partnerName, type PartnerFirm } from '@dst/content/partner'
import type { Partner } from '@dst/contracts'

/** A firm as people are shown it and as their consent names it. */
export function recipientOf(firm: PartnerFirm): Partner {
  return { name: partnerName(firm), crd: firm.crd, formAdvUrl: firm.formAdvUrl }
}

class PartnerChanged extends Error {
  readonly code = 'partner_changed'
}

/** Throws unless the firm that our channels lead to is the one that the person agreed to, both by their CRD numbers. */
export function assertRecipient({ crd }: Pick<PartnerFirm, 'crd'>, agreed: string | null | undefined): void {
  if (agreed !== crd) throw new PartnerChanged('the configured partner is not the firm that the person agreed to')
}
