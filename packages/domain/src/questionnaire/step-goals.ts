import { dstHoldOnPolicyPages } from '../parameters/content-facts.ts'
import { answerLabels, questionLabels } from './answer-labels.ts'
import { answerValues } from '../answers/answer-values.ts'
import { defineStep } from './define-step.ts'
import { optionsOf } from './options.ts'

/** Step 2 of the wizard. */
export const goalsStep = defineStep(() => ({
  number: 2,
  title: 'Investment Goals',
  intro: 'What you want the money to do, and for how long.',
  education: {
    heading: 'Time, income and what can go wrong',
    paragraphs: [
      'DST interests are not liquid. There is no public market for them, and the sponsor, the company that runs ' +
        `the trust, decides when the property is sold. A plan of ${dstHoldOnPolicyPages.from} to ` +
        `${dstHoldOnPolicyPages.to} years is common, and it is not a commitment.`,
      'Many DSTs aim to pay a monthly distribution. Distributions depend on rents, costs and the loan; they can ' +
        'be reduced or stopped, and you can lose part or all of what you invest. A higher target generally comes ' +
        'with more risk.',
      'Owning through a DST is passive: a trustee and professional managers make the decisions. That removes the ' +
        'daily work, and it also removes your say in how the property is run.',
    ],
  },
  questions: [
    {
      name: 'horizon',
      kind: 'choice',
      label: questionLabels.horizon,
      whyWeAsk: 'Your money may be tied up for years, so the plan of an investment has to fit the time you have.',
      options: optionsOf(answerValues.horizon, answerLabels.horizon),
    },
    {
      name: 'returnNeed',
      kind: 'choice',
      label: questionLabels.returnNeed,
      hint: 'A target, not a forecast: no return is promised.',
      whyWeAsk: 'It shows whether what you need is close to what this kind of property usually aims for.',
      options: optionsOf(answerValues.returnNeed, answerLabels.returnNeed),
    },
    {
      name: 'passiveImportance',
      kind: 'scale',
      label: questionLabels.passiveImportance,
      hint: '1 means not important, 5 means essential.',
      whyWeAsk: 'A DST leaves the management to others. It suits people who want that more than control.',
      options: optionsOf(answerValues.passiveImportance, answerLabels.passiveImportance),
    },
  ],
}))
