import type { CallToAction } from '../blocks/index.ts'

/** The text around the questions. */
export interface FaqPage {
  readonly title: string
  /** For search engines and previews. */
  readonly description: string
  readonly intro: string
  /** What to do when no question matches. */
  readonly emptyHint: string
  readonly callToAction: CallToAction
}

/** The FAQ page without its questions. */
export const faqPage: FaqPage = {
  title: 'Frequently Asked Questions',
  description:
    'Plain answers, with sources, to what owners ask about Delaware statutory trusts, 1031 exchanges, costs, risks and accreditation.',
  intro: 'What owners ask before they exchange into a DST, answered in plain words, each with its sources.',
  emptyHint: 'Try adjusting your search terms or category filter.',
  callToAction: {
    heading: 'Still deciding?',
    text: 'Create an account and answer a short questionnaire. It is free, and it commits you to nothing.',
    link: { label: 'Get Started', to: '/signup' },
  },
}
