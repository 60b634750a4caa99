import { answerLabels, questionLabels } from './answer-labels.ts'
import { answerValues } from '../answers/answer-values.ts'
import { defineStep } from './define-step.ts'
import { optionsOf } from './options.ts'

/** Step 3 of the wizard. */
export const propertyStep = defineStep(() => ({
  number: 3,
  title: 'Property Preferences',
  intro: 'Where and what you would like to own, and the debt you have to replace.',
  education: {
    heading: 'Property, place and debt',
    paragraphs: [
      'For a 1031 exchange, “like kind” is about the nature of the property, not its type or quality. A rental ' +
        'house in one state can generally be exchanged for an interest in apartments or a warehouse in another, as ' +
        'long as both are US real estate held for business or investment.',
      'Each type carries its own risks: leases end, tenants leave, local markets weaken. Spreading money over ' +
        'places and types can soften one bad result, but it does not remove the risk of loss.',
      'Debt counts as well. To defer all of the tax you generally need to replace the loan you pay off, or add ' +
        'cash instead of it. In many DSTs a part of the trust’s loan counts as yours for this, although you do not ' +
        'sign for it. Loans also raise the risk. Ask your CPA how this applies to you.',
    ],
  },
  questions: [
    {
      name: 'location',
      kind: 'choice',
      label: questionLabels.location,
      whyWeAsk: 'It tells an advisor where to look first. It does not change your score.',
      options: optionsOf(answerValues.location, answerLabels.location),
    },
    {
      name: 'propertyType',
      kind: 'choice',
      label: questionLabels.propertyType,
      whyWeAsk: 'It tells an advisor what to look for first. It does not change your score.',
      options: optionsOf(answerValues.propertyType, answerLabels.propertyType),
    },
    {
      name: 'mortgageBracket',
      kind: 'choice',
      label: questionLabels.mortgageBracket,
      hint: 'The loan balance divided by what the property is worth. An estimate is enough.',
      whyWeAsk: 'Debt that is paid off and not replaced may be taxed, so it shapes which offerings could fit.',
      options: optionsOf(answerValues.mortgageBracket, answerLabels.mortgageBracket),
    },
  ],
}))
