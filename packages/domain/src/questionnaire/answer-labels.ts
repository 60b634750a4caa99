import type { AnswerValue, QuestionName } from '../answers/answer-values.ts'

/** The text of each question, except the final acknowledgement. */
export const questionLabels = {
  accredited: 'Are you an accredited investor?',
  saleStatus: 'Where are you with the sale of your property?',
  equityBracket: 'How much real estate equity do you have to exchange?',
  horizon: 'How long do you plan to stay invested?',
  returnNeed: 'What annual return are you aiming for?',
  passiveImportance: 'How important is it to you to be free of day-to-day management?',
  location: 'Where would you prefer to own property?',
  propertyType: 'Which type of property do you prefer?',
  mortgageBracket: 'How much of your property’s value is mortgaged?',
  prior1031: 'Have you completed a 1031 exchange before?',
  qiReady: 'Have you chosen a qualified intermediary?',
  riskBehavior: 'How would you describe yourself as an investor?',
} as const satisfies Record<QuestionName, string>

/** A text for each answer of each question. */
export type AnswerLabels = { readonly [Name in QuestionName]: Readonly<Record<AnswerValue<Name>, string>> }

/** The text of each answer. */
export const answerLabels: AnswerLabels = {
  accredited: { yes: 'Yes', notSure: 'I’m not sure', no: 'No' },
  saleStatus: {
    active: 'My sale is under way now',
    lt3mo: 'I plan to sell within 3 months',
    '3-6mo': 'I plan to sell in 3 to 6 months',
    '6-12mo': 'I plan to sell in 6 to 12 months',
    ownNoSale: 'I own property and have no plan to sell',
    none: 'I don’t own investment property',
  },
  equityBracket: {
    '<100': 'Under $100,000',
    '100-249': '$100,000 to $249,000',
    '250-499': '$250,000 to $499,000',
    '500-999': '$500,000 to $999,000',
    '>=1000': '$1 million or more',
  },
  horizon: { '<5 years': 'Less than 5 years', '5-10 years': '5 to 10 years', '10+ years': 'More than 10 years' },
  returnNeed: { '<= 6%': '6% or less', '6.1%-8%': '6.1% to 8%', '8.1%-10%': '8.1% to 10%', '> 10%': 'More than 10%' },
  passiveImportance: {
    1: 'Not important',
    2: 'Slightly important',
    3: 'Moderately important',
    4: 'Very important',
    5: 'Essential',
  },
  location: {
    'West Coast': 'West Coast',
    'East Coast': 'East Coast',
    Southeast: 'Southeast',
    Southwest: 'Southwest',
    Midwest: 'Midwest',
    Texas: 'Texas',
    Florida: 'Florida',
    'No preference': 'No preference',
  },
  propertyType: {
    multifamily: 'Multifamily (apartments)',
    industrial: 'Industrial',
    retail: 'Retail',
    office: 'Office',
    land: 'Land',
    other: 'Other',
  },
  mortgageBracket: { '<25%': 'Under 25%', '25-50%': '25% to 50%', '50-75%': '50% to 75%', '>75%': 'More than 75%' },
  prior1031: { yes: 'Yes', no: 'No' },
  qiReady: { yes: 'Yes', no: 'No' },
  riskBehavior: { Conservative: 'Conservative', Moderate: 'Moderate', Adventurous: 'Adventurous' },
}

/** The text of one answer to one question. Total over the accepted answers; never fails. */
export function answerLabel<Name extends QuestionName>(question: Name, answer: AnswerValue<Name>): string {
  return answerLabels[question][answer]
}
