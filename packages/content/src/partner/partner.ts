import type { Reviewed } from '../sources/index.ts'
import { partnerFirm, partnerName } from './partner-firm.ts'
import { toBeConfirmed } from '../site/placeholder.ts'

/** What the consultation modal discloses before anything is sent. */
export interface PartnerDisclosure extends Reviewed {
  readonly partner: { readonly name: string; readonly description: string }
  /** Shown next to the consent, not behind a link: who is paid, by whom, for what, and the conflict of interest. */
  readonly compensation: { readonly heading: string; readonly text: string }
  /** What the partner pays for a person, shown with the compensation. */
  readonly feeTerms: string
  /** Label of the data-sharing checkbox, which is initially unchecked. */
  readonly dataSharingConsent: string
  /** Explains what is shared, with whom, and what happens without consent. */
  readonly dataSharingNotice: string
  /** What choosing phone agrees to; shown with the choice, which is the consent. */
  readonly callConsent: string
  /** Label of the checkbox for text messages, separate from data sharing. */
  readonly textConsent: string
  /** Shown next to the choice of contact method. */
  readonly contactNotice: string
  /** For users whose answers do not say that they are accredited. */
  readonly accreditationNotice: string
  readonly readinessNotice: string
}

/** Disclosures for a consultation request, shown when the user makes the request. */
export const partnerDisclosure: PartnerDisclosure = {
  partner: {
    name: partnerName(partnerFirm),
    description: `An independent firm registered as an investment adviser (RIA), CRD number ${partnerFirm.crd}. It is not owned by us ${toBeConfirmed}. It may discuss DST offerings with you. It has fees and duties of its own, and a brochure on its business, fees and conflicts (Form ADV: ${partnerFirm.formAdvUrl}) that it has to give you. Registration does not imply a level of skill or training.`,
  },
  compensation: {
    heading: 'How we are paid',
    text: `We are not a client of the partner. The partner pays us marketing fees and cost-per-lead compensation: a fee for each person we pass on, whether or not that person invests. We are never paid on what you invest ${toBeConfirmed}. This pay gives us a reason to send you to this partner, and that is a conflict of interest. You pay us nothing.`,
  },
  feeTerms: `The fee for each person: ${partnerFirm.feeTerms.text}. It is the same whether or not the person invests, and whatever they invest.`,
  dataSharingConsent:
    'I ask you to share my contact details and my investor profile with the partner advisor, so that it can contact me about DST investments.',
  dataSharingNotice:
    'With your consent we share your name, email, phone number, questionnaire answers, score, tier, the notes you write here and the facts of your exchange that you tick, if any. Without it, nothing is sent to the partner and nobody will call you. You can withdraw your consent at any time on your profile, under Sharing: what has not been sent then stays here, and the partner is told to stop. This does not undo what was already shared.',
  callConsent: `If you choose phone and share this request, you agree that ${partnerName(partnerFirm)} calls the number given here about this request. An adviser of the firm dials it by hand; you do not agree to automated dialing or recorded messages. You need not agree to buy anything: choose email instead, and nobody calls. To end it, withdraw your consent on your profile under Sharing, change how you want to be reached, or tell whoever calls.`,
  textConsent: 'I agree that the partner sends me text messages about this request.',
  contactNotice:
    'By choosing phone or text you ask for contact about this request. Message and data rates may apply. You can opt out at any time, and your consent is not a condition of any purchase.',
  accreditationNotice:
    'Most DST offerings are open to accredited investors only. You can still ask for a call; the advisor will tell you what is open to you.',
  readinessNotice:
    'Your score and tier rank how ready you seem for a call. They are not advice and do not say that an investment suits you.',
  sources: ['marketing-rule', 'contact-consent', 'privacy-rights', 'rule-506', 'site-practice'],
  reviewed: '2026-11-29',
}
