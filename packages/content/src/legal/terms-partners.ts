import { toBeConfirmed } from '../site/index.ts'
import { figures } from '../figures/figures.ts'
import { legalSection, points } from './legal-section.ts'

/** Terms 8 to 13: score, partner, pay, funds, risks and figures. */
export const termsOfPartnersAndRisks = [
  legalSection('score', 'Your score and tier', [
    'The questionnaire adds up points for your answers and places you in a tier: gold, silver, bronze or nurtured. The score ranks how ready you seem for a call. It does not measure suitability, credit or the likely result of an investment, and it rests only on what you tell us.',
    'Gold and silver tiers may ask for a consultation. We may change how points are counted.',
  ]),
  legalSection(
    'consultations',
    'Consultations with the partner advisor',
    [
      `If you ask for a consultation and agree to share your details, we pass them to a partner RIA. The time that the partner states for its first contact is ${figures.contactHours} hours from then; we cannot promise that it keeps it. If you do not agree to share, nothing reaches the partner and nobody will call.`,
      'The partner is independent of us. Any advice, agreement or fee is between you and the partner. We do not supervise it and we are not responsible for what it does. Before you engage it, read its Form ADV: the brochure about its business, its fees and its conflicts that every registered adviser files.',
    ],
    ['marketing-rule'],
  ),
  legalSection(
    'compensation',
    'How we are paid',
    [
      `You pay us nothing. Partner firms pay us marketing fees and cost-per-lead compensation: a fee when we pass on a person who asked for contact. The fee does not depend on whether you invest or how much. We receive no commission on any investment ${toBeConfirmed}.`,
      'We are not a client of the partner. Because it pays us, we have a reason to send you to it. That is a conflict of interest, and you should weigh it.',
    ],
    ['marketing-rule'],
  ),
  legalSection(
    'funds',
    'We handle no funds',
    [
      'We never hold, receive or send investors’ money. We are not a qualified intermediary, an escrow agent, a broker or a bank. Never send us sale proceeds or bank details.',
    ],
    ['reg-1031k'],
  ),
  legalSection(
    'risks',
    'Risks of exchanges and DSTs',
    [
      'DST investments carry risk, and you can lose all that you put in. Among the risks:',
      points(
        `there is no market for the interests; plan to hold for ${figures.longerHold} years or longer;`,
        'you have no control, and you depend on the sponsor;',
        'distributions are not guaranteed and may stop;',
        'debt makes losses larger, and the trust cannot refinance;',
        'tenants, properties and markets can fail;',
        'fees are high, and those who sell or manage may have conflicts of interest;',
        'an interest may be turned into REIT partnership units against your wish;',
        'tax law may change, and an exchange may fail, so that tax, interest and penalties are due.',
      ),
    ],
    ['dst-risks', 'rev-rul-2004-86'],
  ),
  legalSection(
    'figures',
    'Calculator, figures and education',
    [
      `The calculator uses simple assumptions: rates of ${figures.capitalGainsRate} and ${figures.recaptureRate} for everyone, whole years up to tax year ${figures.calculatorYear}, fixed growth and no state tax. Its results are hypothetical and will differ from your case. Past results do not show what will come.`,
      'We review our pages and show the date. Law and markets move, and a page may be out of date or wrong.',
    ],
    ['irc-1h', 'irc-168'],
  ),
]
