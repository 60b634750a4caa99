import type { InternalLink } from '../site/index.ts'
import type { Asked } from './answer-page.ts'

/** The languages that an answer can have. */
export type Language = 'en' | 'es'

/** All words that surround an answer on its page, so that the page holds none of its own. */
export interface AnswerLabels {
  readonly eyebrow: string
  readonly onThisPage: string
  readonly assumptions: string
  readonly ask: string
  readonly asked: Readonly<Record<Asked, string>>
  readonly sheet: Readonly<Record<Asked, string>>
  readonly evidence: string
  readonly writtenBy: string
  readonly editors: string
  readonly reviewedBy: string
  readonly notReviewed: string
  readonly textReviewed: string
  readonly sourcesRead: string
  readonly nextReview: string
  readonly changes: string
  readonly next: string
  readonly notAdvice: string
  readonly contents: {
    readonly title: string
    readonly eyebrow: string
    readonly description: string
    readonly lead: string
    readonly sheets: string
    readonly rest: string
    readonly elsewhere: readonly InternalLink[]
    readonly edited: string
    readonly sourcesRead: string
    readonly sources: string
  }
  readonly sheetPage: {
    readonly description: Readonly<Record<Asked, string>>
    readonly first: string
    readonly fromAnswers: string
    readonly ofOwnCase: string
    readonly print: string
    readonly back: string
  }
}

/** Labels by language: Spanish begins with its first answer. */
export const answerLabels: Readonly<Partial<Record<Language, AnswerLabels>> & { readonly en: AnswerLabels }> = {
  en: {
    eyebrow: 'Answers',
    onThisPage: 'On this page',
    assumptions: 'What is assumed',
    ask: 'What to ask',
    asked: {
      cpa: 'Ask your CPA',
      intermediary: 'Ask your intermediary',
      sponsor: 'Ask the sponsor',
      adviser: 'Ask your adviser',
    },
    sheet: {
      cpa: 'A sheet of questions for your CPA, to print',
      intermediary: 'A sheet of questions for an intermediary, to print',
      sponsor: 'A sheet of questions for a sponsor, to print',
      adviser: 'A sheet of questions for an adviser, to print',
    },
    evidence: 'What this page rests on',
    writtenBy: 'Written by',
    editors: 'our editors',
    reviewedBy: 'Reviewed by',
    notReviewed: 'Not yet reviewed by a CPA',
    textReviewed: 'Text last reviewed',
    sourcesRead: 'Sources last read',
    nextReview: 'Next review',
    changes: 'Changes',
    next: 'Read next',
    contents: {
      title: 'Answers',
      eyebrow: 'In plain words',
      description:
        'One page for each question that an owner has before and after a 1031 exchange: a short answer, why, a worked example, the limit and the sources.',
      lead: 'One page for each question, with a short answer first, then why, an example, its limit and the sources. Start where you stand.',
      sheets: 'Questions to print and take along',
      rest: 'More to read on this site',
      edited: 'Last edited',
      sourcesRead: 'Sources, last read on',
      sources: 'those of each answer.',
      elsewhere: [
        { label: 'The guide to DSTs', to: '/learn' },
        { label: 'Frequently asked questions', to: '/faq' },
        { label: 'Glossary', to: '/glossary' },
        { label: 'Who may invest: every test', to: '/accreditation' },
        { label: 'How a consultation works', to: '/process' },
        { label: 'State tax on a gain', to: '/states' },
        { label: 'All figures, with their sources', to: '/figures' },
      ],
    },
    sheetPage: {
      description: {
        cpa: 'Questions for your CPA to print and take along: on the gain, the tax, the exchange and the forms.',
        intermediary:
          'Questions for a qualified intermediary to print: where the money is kept, who signs, what happens if it fails.',
        sponsor:
          'Questions for the sponsor of a DST to print and take along: on costs, the loan, the lease and the exit.',
        adviser: 'Questions for whoever recommends a DST to print and take along: on pay, conflicts and other ways.',
      },
      first: 'First of all',
      fromAnswers: 'From the answers: why to ask stands there',
      ofOwnCase: 'If one of these is your case, its page has more to ask',
      print: 'Print this sheet',
      back: 'All answers',
    },
    notAdvice:
      'This page is education, not tax, legal or investment advice. Ask your own CPA and attorney before you act on it.',
  },
}
