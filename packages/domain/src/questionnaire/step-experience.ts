import { identificationWindow } from '../parameters/deadlines.ts'
import { answerLabels, questionLabels } from './answer-labels.ts'
import { answerValues } from '../answers/answer-values.ts'
import { defineStep } from './define-step.ts'
import { optionsOf } from './options.ts'

/** Step 4 of the wizard. */
export const experienceStep = defineStep(() => ({
  number: 4,
  title: '1031 Exchange Experience',
  intro: 'What you have done before, and how ready you are now.',
  education: {
    heading: 'The qualified intermediary comes first',
    paragraphs: [
      'A qualified intermediary (QI) holds the money between your sale and your purchase. The written agreement ' +
        'with the QI must exist before your sale closes. If the money reaches you first, the exchange generally ' +
        'fails.',
      'Your QI cannot be someone who was your attorney, accountant, broker or employee in the last two years. ' +
        'QIs are not federally supervised, so ask how your money is held and insured. This site is not a QI and ' +
        'handles no funds.',
      'Much is new in a first exchange, so start early and set aside time with your CPA. The dates are strict: ' +
        'weekends and holidays do not move them. Once the sale has closed, the QI generally cannot give you the ' +
        `money before day ${identificationWindow} is over.`,
    ],
  },
  questions: [
    {
      name: 'prior1031',
      kind: 'choice',
      label: questionLabels.prior1031,
      whyWeAsk: 'It shows how much of the process an advisor should explain.',
      options: optionsOf(answerValues.prior1031, answerLabels.prior1031),
    },
    {
      name: 'qiReady',
      kind: 'choice',
      label: questionLabels.qiReady,
      hint: 'The intermediary has to be in place before your sale closes.',
      whyWeAsk: 'Without an intermediary in time there is no exchange, so this is often the first thing to settle.',
      options: optionsOf(answerValues.qiReady, answerLabels.qiReady),
    },
    {
      name: 'riskBehavior',
      kind: 'choice',
      label: questionLabels.riskBehavior,
      hint: 'Think of how you acted when an investment of yours lost value.',
      whyWeAsk: 'Every DST can lose money. Your answer helps an advisor start with offerings you could live with.',
      options: optionsOf(answerValues.riskBehavior, answerLabels.riskBehavior),
    },
  ],
}))
