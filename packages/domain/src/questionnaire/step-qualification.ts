import { formatUsd } from '../calculator/amounts.ts'
import {
  accreditingLicenses,
  dstMinimumInvestment,
  individualIncomeMinimum,
  jointIncomeMinimum,
  netWorthMinimum,
} from '../parameters/content-facts.ts'
import { exchangeWindow, identificationWindow } from '../parameters/deadlines.ts'
import { listed } from '../wording/listed.ts'
import { answerLabels, questionLabels } from './answer-labels.ts'
import { answerValues } from '../answers/answer-values.ts'
import { defineStep } from './define-step.ts'
import { optionsOf } from './options.ts'

/** Step 1 of the wizard. */
export const qualificationStep = defineStep(() => ({
  number: 1,
  title: 'Investor Qualification',
  intro: 'Three questions about your status, your sale and your equity.',
  education: {
    heading: 'Who can invest in a DST',
    paragraphs: [
      'Interests in a Delaware statutory trust (DST) are securities. Most are offered only to accredited ' +
        `investors: generally people with income over ${formatUsd(individualIncomeMinimum)} a year ` +
        `(${formatUsd(jointIncomeMinimum)} with a spouse or partner) in each of the two most recent years ` +
        `and the same expected this year, or with a net worth over ${formatUsd(netWorthMinimum)} without ` +
        `their main home, or who hold a Series ${listed(accreditingLicenses, 'or')} license in good standing.`,
      'If you are not sure, say so. You state your own status here and we do not check it. Later it depends on ' +
        'the offering: one that is advertised (Rule 506(c)) must take reasonable steps to check, and may ask for ' +
        'documents; one that is not (Rule 506(b)) often relies on your own statement.',
      `The clock matters too. In a 1031 exchange you have ${identificationWindow} days from the closing of ` +
        `your sale to name replacement property, and ${exchangeWindow} days, or until your tax return for ` +
        'that year is due if that is sooner, to close.',
    ],
  },
  questions: [
    {
      name: 'accredited',
      kind: 'choice',
      label: questionLabels.accredited,
      hint: 'The panel on this page lists the common tests.',
      whyWeAsk:
        'Most DST offerings are open to accredited investors only, so this decides what may be shown to you later.',
      options: optionsOf(answerValues.accredited, answerLabels.accredited),
    },
    {
      name: 'saleStatus',
      kind: 'choice',
      label: questionLabels.saleStatus,
      whyWeAsk:
        'The exchange deadlines start when your sale closes. Knowing where you are shows how much time is left ' +
        'to plan.',
      options: optionsOf(answerValues.saleStatus, answerLabels.saleStatus, {
        active: 'Choose this too if you can say: “I have closed and my intermediary holds the money.”',
      }),
    },
    {
      name: 'equityBracket',
      kind: 'choice',
      label: questionLabels.equityBracket,
      hint: 'Equity is what the property is worth, less the loans on it. An estimate is enough.',
      whyWeAsk:
        `Offerings have minimum investments, often between ${formatUsd(dstMinimumInvestment.from)} and ` +
        `${formatUsd(dstMinimumInvestment.to)}, and equity decides how widely you could spread them.`,
      options: optionsOf(answerValues.equityBracket, answerLabels.equityBracket),
    },
  ],
}))
