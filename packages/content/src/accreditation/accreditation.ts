import type { CallToAction, PageQuestion } from '../blocks/index.ts'
import type { InternalLink } from '../site/index.ts'
import type { Reviewed } from '../sources/index.ts'
import { figures } from '../figures/figures.ts'
import { entityCriteria, individualCriteria, type Criterion } from './criteria.ts'
import { accreditationQuestions } from './questions.ts'
import { regulatoryUpdates, type RegulatoryUpdate } from './updates.ts'

/** One of the two tabs. */
export interface CriteriaTab {
  readonly id: 'individuals' | 'entities'
  readonly label: string
  readonly intro: string
  readonly criteria: readonly Criterion[]
}

/** What accreditation gives access to, each item with its limit. */
export interface BenefitsCard extends Reviewed {
  readonly heading: string
  readonly items: readonly { readonly benefit: string; readonly limit: string }[]
}

/** A statement that the page highlights. */
export interface PageNotice extends Reviewed {
  readonly id: string
  readonly text: string
}

/** The accreditation page. */
export interface Accreditation {
  readonly title: string
  readonly badge: string
  readonly intro: string
  readonly tabs: readonly CriteriaTab[]
  /** For readers who meet none of the tests. */
  readonly otherwise: { readonly heading: string; readonly text: string; readonly link: InternalLink }
  readonly questionsHeading: string
  readonly questions: readonly PageQuestion[]
  readonly benefitsCard: BenefitsCard
  readonly help: {
    readonly heading: string
    readonly text: string
    readonly link: InternalLink
    readonly notice: string
  }
  readonly updatesHeading: string
  readonly updates: readonly RegulatoryUpdate[]
  readonly notices: readonly PageNotice[]
  readonly callToAction: CallToAction
}

/** The content of the accreditation page. */
export const accreditation: Accreditation = {
  title: 'Investor Accreditation',
  badge: 'Required for DST Investments',
  intro:
    'Most DSTs are private offerings for accredited investors. These are the ways to qualify under SEC Rule 501(a). One of them is enough.',
  tabs: [
    {
      id: 'individuals',
      label: 'Individual Investors',
      intro:
        'A person qualifies by income, by net worth, by license or by position. A partner in a relationship like marriage counts as a spouse.',
      criteria: individualCriteria,
    },
    {
      id: 'entities',
      label: 'Entities & Organizations',
      intro:
        'Entities qualify by assets, by investments or through their owners. In an exchange the entity that sold should also be the one that buys.',
      criteria: entityCriteria,
    },
  ],
  otherwise: {
    heading: 'If no test fits you',
    text: 'Most DSTs are then closed to you, but a 1031 exchange is not. You can exchange into property that you own yourself, and there are other ways too.',
    link: { label: 'Ways for people who are not accredited', to: '/ways/not-accredited' },
  },
  questionsHeading: 'Questions about accreditation',
  questions: accreditationQuestions,
  benefitsCard: {
    heading: 'What accreditation opens up',
    items: [
      {
        benefit: `Private offerings such as DSTs, from ${figures.minimumInvestment} in ${figures.investmentStep} steps.`,
        limit: 'They carry more risk and less public information than listed securities.',
      },
      {
        benefit: `Replacement property for a 1031 exchange, often closed within ${figures.closingDays} days.`,
        limit: `Papers can take up to two weeks, and the money stays in for ${figures.hold} years or longer.`,
      },
      { benefit: 'Property run by others.', limit: 'You have no vote and cannot sell when you like.' },
    ],
    sources: ['rule-506', 'dst-terms', 'dst-risks'],
    reviewed: '2026-11-28',
  },
  help: {
    heading: 'Need Help with Verification?',
    text: 'Create an account and answer a few questions. If you qualify for a call, a partner advisor can tell you what a sponsor will ask for.',
    link: { label: 'Get Started', to: '/signup' },
    notice:
      'We do not verify your status and we do not give legal advice. Only the sponsor, its broker or a professional who knows your papers can confirm it.',
  },
  updatesHeading: 'Regulatory updates',
  updates: regulatoryUpdates,
  notices: [
    {
      id: 'no-endorsement',
      text: 'The SEC generally does not judge the merits of an offering, and nobody may say that it approved one.',
      sources: ['securities-act-23'],
      reviewed: '2026-11-21',
    },
    {
      id: 'not-suitability',
      text: 'Meeting a test shows that you may be offered a private security. It is not advice, and it does not mean that the investment suits you.',
      sources: ['rule-501', 'site-practice'],
      reviewed: '2026-11-21',
    },
    {
      id: 'rules-change',
      text: 'Rules change. Check the date of the last review, and ask a securities attorney about your case.',
      sources: ['site-practice'],
      reviewed: '2026-11-21',
    },
  ],
  callToAction: {
    heading: 'Ready to Explore DST Investments?',
    text: `Set up your profile in ${figures.questionnaireMinutes} minutes. It is free, and it commits you to nothing.`,
    link: { label: 'Get Started', to: '/signup' },
  },
}
