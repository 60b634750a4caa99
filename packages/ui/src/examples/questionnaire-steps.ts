interface ReviewQuestion {
  name: string
  legend: string
  why: string
  options: readonly string[]
  chosen: string
  error: string
  scale?: boolean
}

interface ReviewStep {
  title: string
  intro: string
  heading: string
  paragraph: string
  questions: readonly ReviewQuestion[]
}

/** The four steps that ask, with realistic words; the site takes its own from the domain. */
export const questionnaireSteps: readonly ReviewStep[] = [
  {
    title: 'Investor Qualification',
    intro: 'Three questions about your status, your sale and your equity.',
    heading: 'Who can invest in a DST',
    paragraph: 'Interests in a Delaware statutory trust are securities. Most are offered only to accredited investors.',
    questions: [
      {
        name: 'accredited',
        legend: 'Are you an accredited investor?',
        why: 'Most DST offerings are open to accredited investors only.',
        options: ['Yes', 'I’m not sure', 'No'],
        chosen: 'Yes',
        error: 'Accreditation status is required',
      },
      {
        name: 'saleStatus',
        legend: 'Where are you with the sale of your property?',
        why: 'The exchange deadlines start when your sale closes.',
        options: [
          'My sale is under way now',
          'I plan to sell within 3 months',
          'I plan to sell in 3 to 6 months',
          'I plan to sell in 6 to 12 months',
          'I own property and have no plan to sell',
          'I don’t own investment property',
        ],
        chosen: 'I plan to sell within 3 months',
        error: 'Sale status is required',
      },
      {
        name: 'equityBracket',
        legend: 'How much real estate equity do you have to exchange?',
        why: 'Offerings have minimum investments.',
        options: [
          'Under $100,000',
          '$100,000 to $249,000',
          '$250,000 to $499,000',
          '$500,000 to $999,000',
          '$1 million or more',
        ],
        chosen: '$500,000 to $999,000',
        error: 'Equity bracket is required',
      },
    ],
  },
  {
    title: 'Investment Goals',
    intro: 'What you want the money to do, and for how long.',
    heading: 'Time, income and what can go wrong',
    paragraph:
      'DST interests are not liquid. There is no public market for them, and the sponsor decides when the property is sold.',
    questions: [
      {
        name: 'horizon',
        legend: 'How long do you plan to stay invested?',
        why: 'Your money may be tied up for years.',
        options: ['Less than 5 years', '5 to 10 years', 'More than 10 years'],
        chosen: '5 to 10 years',
        error: 'Investment time horizon is required',
      },
      {
        name: 'returnNeed',
        legend: 'What annual return are you aiming for?',
        why: 'It shows whether what you need is close to what this kind of property usually aims for.',
        options: ['6% or less', '6.1% to 8%', '8.1% to 10%', 'More than 10%'],
        chosen: '6% or less',
        error: 'Return requirement is required',
      },
      {
        name: 'passiveImportance',
        legend: 'How important is it to you to be free of day-to-day management?',
        why: 'A DST leaves the management to others.',
        options: ['1', '2', '3', '4', '5'],
        chosen: '4',
        error: 'An answer is required',
        scale: true,
      },
    ],
  },
  {
    title: 'Property Preferences',
    intro: 'Where and what you would like to own, and the debt you have to replace.',
    heading: 'Property, place and debt',
    paragraph: 'For a 1031 exchange, “like kind” is about the nature of the property, not its type or quality.',
    questions: [
      {
        name: 'location',
        legend: 'Where would you prefer to own property?',
        why: 'It does not change your score.',
        options: ['West Coast', 'East Coast', 'Southeast', 'Southwest', 'Midwest', 'Texas', 'Florida', 'No preference'],
        chosen: 'Texas',
        error: 'Property location preference is required',
      },
      {
        name: 'propertyType',
        legend: 'Which type of property do you prefer?',
        why: 'It does not change your score.',
        options: ['Multifamily (apartments)', 'Industrial', 'Retail', 'Office', 'Land', 'Other'],
        chosen: 'Industrial',
        error: 'Property type preference is required',
      },
      {
        name: 'mortgageBracket',
        legend: 'How much of your property’s value is mortgaged?',
        why: 'Debt that is paid off and not replaced may be taxed.',
        options: ['Under 25%', '25% to 50%', '50% to 75%', 'More than 75%'],
        chosen: '25% to 50%',
        error: 'Mortgage bracket is required',
      },
    ],
  },
  {
    title: '1031 Exchange Experience',
    intro: 'What you have done before, and how ready you are now.',
    heading: 'The qualified intermediary comes first',
    paragraph: 'A qualified intermediary holds the money between your sale and your purchase.',
    questions: [
      {
        name: 'prior1031',
        legend: 'Have you completed a 1031 exchange before?',
        why: 'It shows how much of the process an advisor should explain.',
        options: ['Yes', 'No'],
        chosen: 'No',
        error: 'An answer is required',
      },
      {
        name: 'qiReady',
        legend: 'Have you chosen a qualified intermediary?',
        why: 'Without an intermediary in time there is no exchange.',
        options: ['Yes', 'No'],
        chosen: 'Yes',
        error: 'An answer is required',
      },
      {
        name: 'riskBehavior',
        legend: 'How would you describe yourself as an investor?',
        why: 'Every DST can lose money.',
        options: ['Conservative', 'Moderate', 'Adventurous'],
        chosen: 'Moderate',
        error: 'Risk behavior is required',
      },
    ],
  },
]
