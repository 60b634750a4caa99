import type { CallToAction, DayMarks, Section, Table } from '../blocks/index.ts'
import type { InternalLink } from '../site/index.ts'
import type { Reviewed } from '../sources/index.ts'
import { choices, comparisonReview, comparisonTable, upreit, type Choice } from './comparison.ts'
import { exchangeDeadlines, exchangeRequirements, howDstsHelp } from './exchange.ts'
import { exchangeSteps, type ExchangeStep } from './exchange-steps.ts'
import { benefitsWithLimits, risks, type BenefitWithLimit, type Risk } from './pros-and-cons.ts'
import { whatIsADst } from './what-is-a-dst.ts'

/** The Learn page: a heading and four tabs, each with its own structure. */
export interface Guide {
  readonly title: string
  readonly intro: string
  readonly tabs: {
    readonly basics: { readonly id: string; readonly label: string; readonly sections: readonly Section[] }
    readonly prosAndCons: {
      readonly id: string
      readonly label: string
      readonly intro: string
      readonly benefits: readonly BenefitWithLimit[]
      readonly risksHeading: string
      readonly risks: readonly Risk[]
    }
    readonly exchange: {
      readonly id: string
      readonly label: string
      readonly deadlines: DayMarks
      readonly requirements: readonly Section[]
      readonly howDstsHelp: Section
      readonly stepsHeading: string
      readonly steps: readonly ExchangeStep[]
    }
    readonly comparison: {
      readonly id: string
      readonly label: string
      readonly intro: string
      readonly table: Table
      readonly review: Reviewed
      readonly choicesHeading: string
      readonly choices: readonly Choice[]
      readonly upreit: Section
    }
  }
  /** Pages for people whom the usual path doesn't fit, or not yet. */
  readonly otherWays: { readonly heading: string; readonly links: readonly InternalLink[] }
  readonly disclaimer: string
  readonly callToAction: CallToAction
}

/** The content of the Learn page. */
export const guide: Guide = {
  title: 'Understanding Delaware Statutory Trusts',
  intro:
    'What a DST is, what it can do in a 1031 exchange, what it costs and what can go wrong, with the sources for each part.',
  tabs: {
    basics: { id: 'what-is-a-dst', label: 'What is a DST?', sections: whatIsADst },
    prosAndCons: {
      id: 'pros-and-cons',
      label: 'Pros and Cons',
      intro: 'Every benefit of a DST has a limit. They stand side by side here, and the risks follow in full.',
      benefits: benefitsWithLimits,
      risksHeading: 'The risks',
      risks,
    },
    exchange: {
      id: '1031-exchange',
      label: '1031 Exchange',
      deadlines: exchangeDeadlines,
      requirements: exchangeRequirements,
      howDstsHelp,
      stepsHeading: 'Five steps from sale to distributions',
      steps: exchangeSteps,
    },
    comparison: {
      id: 'dst-vs-others',
      label: 'DST vs Others',
      intro: 'Four ways to own real estate, compared on the questions that owners ask. No form suits everyone.',
      table: comparisonTable,
      review: comparisonReview,
      choicesHeading: 'When to choose each',
      choices,
      upreit,
    },
  },
  otherWays: {
    heading: 'If this is not for you, or not yet',
    links: [
      { label: 'Getting ready: what you can settle before a sale', to: '/ways/getting-ready' },
      { label: 'If you are not accredited', to: '/ways/not-accredited' },
      { label: 'If your loan is high', to: '/answers/high-loan' },
      { label: 'If your sale has closed', to: '/answers/sale-closed' },
    ],
  },
  disclaimer:
    'This page is education, not tax, legal or investment advice. Rates and limits are those of tax year 2026 unless the text says otherwise. Ask your own CPA and attorney about your case.',
  callToAction: {
    heading: 'See where you stand',
    text: 'Create an account and answer a short questionnaire. It is free, and it commits you to nothing.',
    link: { label: 'Get Started', to: '/signup' },
  },
}
