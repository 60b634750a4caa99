import { site } from '../site/index.ts'
import { figures } from '../figures/figures.ts'
import { legalSection } from './legal-section.ts'

/** Terms 1 to 7: what the service is, what it is not, and who may use it. */
export const termsOfTheService = [
  legalSection('agreement', 'Agreement to these terms', [
    `These terms are a contract between you and the operator of ${site.brand} ("we", "us"). By using this site or creating an account you agree to them and to our privacy policy. If you do not agree, please do not use the site.`,
  ]),
  legalSection('service', 'What the service is', [
    'The site offers education about 1031 exchanges and Delaware statutory trusts (DSTs), a calculator, a file for the dates and figures of your own exchange, an account, a questionnaire that gives you a score and a tier, and a way to ask for a call with a partner Registered Investment Advisor (RIA).',
    'The service is free for you. We may change it, pause it or end parts of it.',
  ]),
  legalSection(
    'no-advice',
    'No investment, tax or legal advice',
    [
      'We give no investment, tax or legal advice. Nothing on this site recommends that you buy, hold or sell anything, or says that an investment suits you. We are not your adviser, broker, attorney or accountant, and using the site does not make us one.',
      'Exchange rules are strict and mistakes can be costly. Ask your own CPA and attorney before you sell or invest.',
    ],
    ['irc-1031'],
  ),
  legalSection(
    'no-offer',
    'No offer of securities',
    [
      'DST interests are securities. We do not offer or sell them, and we take no orders. Offers are made only by a sponsor, through its private placement memorandum, to people who may receive them.',
      'Our partners’ offerings may be made under Regulation D, Rule 506(b) or 506(c). No regulator has approved an offering or this site.',
    ],
    ['rule-506', 'securities-act-23'],
  ),
  legalSection('eligibility', 'Who may use the site', [
    `You must be at least ${figures.minimumAge} years old and able to make a contract. We do not knowingly serve anyone under ${figures.minimumAge}. The site is meant for people in the United States.`,
  ]),
  legalSection(
    'accreditation',
    'Accredited status is your own statement',
    [
      'Most DST offerings are open to accredited investors only. You tell us your own status, and we do not verify it. You promise that what you tell us is true as far as you know.',
      'A sponsor, broker or advisor may ask for proof and may refuse you, whatever our site shows.',
    ],
    ['rule-501', 'rule-506'],
  ),
  legalSection('account', 'Your account', [
    'Give true details, keep your password to yourself, and tell us at once if someone else may have used your account. One account belongs to one person. You are responsible for what happens through your account until you tell us.',
    'We may suspend an account that breaks these terms or puts others at risk. You can ask us to delete yours at any time.',
  ]),
]
