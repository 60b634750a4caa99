import { defineStep } from './define-step.ts'

/** Step 5 of the wizard. */
export const confirmationStep = defineStep(() => ({
  number: 5,
  title: 'Confirmation',
  intro: 'Look over your answers, then confirm that they are true.',
  education: {
    heading: 'What your score means, and what it does not',
    paragraphs: [
      'Your answers add up to a score that places you in one of four tiers. A tier says how ready you are for a ' +
        'conversation with an advisor. It does not say that an investment is suitable for you, and it is not ' +
        'investment, tax or legal advice.',
      'With the gold and silver tiers you may ask for a consultation with our partner, a Registered Investment ' +
        'Advisor. Partner firms pay us for referrals; you pay us nothing. Nothing is passed on to a partner ' +
        'without your consent.',
      'You can come back to your profile at any time and continue from there.',
    ],
  },
  questions: [
    {
      name: 'truthfulAcknowledgement',
      kind: 'acknowledgement',
      label: 'My answers are true and complete to the best of my knowledge.',
      whyWeAsk: 'An advisor prepares for the conversation from these answers, so they need to be right.',
      options: [],
    },
  ],
}))
