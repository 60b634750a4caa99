import type { PartnerFirm } from '@dst/content/partner'

class PartnerChanged extends Error {
  readonly code = 'partner_changed'
}

/** Throws unless our channels reach the firm that the person consented to, compared by CRD number. */
export function assertRecipient({ crd }: Pick<PartnerFirm, 'crd'>, agreed: string | null | undefined): void {
  if (agreed !== crd) throw new PartnerChanged('the configured partner is not the firm that the person agreed to')
}
