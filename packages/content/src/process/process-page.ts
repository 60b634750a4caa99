import type { Definitions, PageQuestion } from '../blocks/index.ts'
import { reviewedBy, site, type InternalLink } from '../site/index.ts'
import type { Reviewed } from '../sources/index.ts'
import { figures } from '../figures/figures.ts'
import { processSteps, type ProcessStep } from './steps.ts'

/** The how-it-works page. */
export interface ProcessPage {
  readonly title: string
  readonly intro: string
  readonly link: InternalLink
  /** What backs up the claims in the title. */
  readonly claims: Pick<Definitions, 'items'> & Reviewed & { readonly id: string; readonly heading: string }
  readonly steps: readonly ProcessStep[]
  readonly questionsHeading: string
  readonly questions: readonly PageQuestion[]
  readonly disclaimer: string
}

/** The content of the how-it-works page. */
export const processPage: ProcessPage = {
  // "Expert" and "Vetted" are claims: `claims` says what backs them up, and the owner must be able to prove it.
  title: 'Your Expert Gateway to Vetted DST Investments',
  intro:
    'Three steps from your first question to a closed exchange. Until your sale closes, stopping costs you no tax. After it, stopping generally means that the tax is due.',
  link: { label: 'Get Started', to: '/signup' },
  claims: {
    id: 'what-the-words-mean',
    heading: 'What “expert” and “vetted” mean here',
    items: [
      {
        term: 'Expert',
        meaning: `The advice comes from the partner, a Registered Investment Advisor (RIA), and from your own CPA and attorney. We give none. The texts of this site are reviewed by ${reviewedBy(site.reviewer)} against the sources named under them.`,
      },
      {
        term: 'Checked about a partner',
        meaning: `${site.partnerChecks.text} You can look for yourself: adviserinfo.sec.gov shows, free of charge, a firm’s registration, its Form ADV (a brochure on its business, fees and conflicts) and its past discipline.`,
      },
      {
        term: 'Not checked by us',
        meaning:
          'We do not check any DST, sponsor or property, and we do not check what an advisor tells you. Where an offering is called vetted, sponsors, brokers or advisors have looked at it. Ask who did, for the report, and who paid for it.',
      },
    ],
    sources: ['site-practice', 'marketing-rule'],
    reviewed: '2026-11-24',
  },
  steps: processSteps,
  questionsHeading: 'Questions about the process',
  questions: [
    {
      id: 'how-long',
      question: 'How long does qualification take?',
      answer: `The questionnaire takes ${figures.questionnaireMinutesInShort} minutes, and you see your tier at once. If you invest later and the offering checks your accredited status, that usually takes another ${figures.verificationDays} business days.`,
      sources: ['site-practice', 'rule-506'],
      reviewed: '2026-11-24',
    },
    {
      id: 'cost',
      question: 'Is there a cost or an obligation?',
      answer: `None. The site is free for you, and an account commits you to no purchase. Once your sale has closed, leaving an exchange generally means tax, and the intermediary holds the money until day ${figures.identificationDays} at least. Partner firms pay us marketing fees and a cost per lead. If you invest, the DST and the advisor charge fees of their own; ask for them in writing.`,
      sources: ['site-practice', 'marketing-rule', 'dst-terms', 'reg-1031k-g6'],
      reviewed: '2026-11-24',
    },
    {
      id: 'after-connection',
      question: 'What happens after I am connected with the RIA?',
      answer: `Once your request has reached it, the Registered Investment Advisor has a stated time of ${figures.contactHours} hours for a first contact, in the way you chose. You talk about your sale, your deadlines and your goals. The advisor may then show you offerings and their documents. What you do with them is between you, the advisor and your own CPA and attorney. You do not have to buy anything.`,
      sources: ['site-practice'],
      reviewed: '2026-11-24',
    },
  ],
  disclaimer: 'We give no investment, tax or legal advice, we hold no funds, and we are not a qualified intermediary.',
}
