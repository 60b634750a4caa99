import { formatUsd } from '@dst/domain/calculator'
import { percentOf } from '@dst/domain/calculator-explanation'
import {
  accreditingLicences,
  calculatorBaseYear,
  capitalGainsRate,
  contactPromise,
  disasterPostponement,
  distributionRates,
  draftMaximumAge,
  dstClosing,
  dstHold,
  dstHoldOnPolicyPages,
  dstInvestmentIncrement,
  dstInvestorCap,
  dstLoanShare,
  dstMinimumInvestment,
  dstUpFrontCosts,
  entityAssetsMinimum,
  exchangeWindow,
  familyOfficeAssetsMinimum,
  identificationCount,
  identificationPurchaseShare,
  identificationValueLimit,
  identificationWindow,
  incidentalPropertyShare,
  individualIncomeMinimum,
  jointIncomeMinimum,
  legalPagesDate,
  minimumAge,
  minimumHold,
  netInvestmentIncomeRate,
  netWorthMinimum,
  publishedDistributions,
  questionnaireDuration,
  questionnaireStepCount,
  quotedYield,
  tenantsInCommonCap,
  unrecapturedSection1250Rate,
  verificationDuration,
  verificationValidity,
  type Range,
} from '@dst/domain/parameters'
import { inWords, listed, longDate } from '@dst/domain/wording'

const millions = (amount: number) => `$${amount / 1_000_000} million`
const span = ({ from, to }: Range) => `${from} to ${to}`

const texts = () => ({
  identificationDays: identificationWindow.value,
  exchangeDays: exchangeWindow.value,
  disasterDays: disasterPostponement.value,
  identifiedProperties: inWords(identificationCount.value),
  identifiedValue: percentOf(identificationValueLimit.value),
  boughtOfIdentified: percentOf(identificationPurchaseShare.value),
  incidentalValue: percentOf(incidentalPropertyShare.value),

  incomeAlone: formatUsd(individualIncomeMinimum.value),
  incomeTogether: formatUsd(jointIncomeMinimum.value),
  netWorth: formatUsd(netWorthMinimum.value),
  series: listed(accreditingLicences.value, 'or'),
  entityAssets: millions(entityAssetsMinimum.value),
  familyOfficeAssets: millions(familyOfficeAssetsMinimum.value),
  verificationDays: span(verificationDuration.value),
  verificationValidity: `${verificationValidity.value.fromDays} days to ${verificationValidity.value.toYears} years`,

  minimumInvestment: `${formatUsd(dstMinimumInvestment.value.from)} to ${formatUsd(dstMinimumInvestment.value.to)}`,
  minimumForExchanges: formatUsd(dstMinimumInvestment.value.to),
  investmentStep: formatUsd(dstInvestmentIncrement.value),
  closingDays: span(dstClosing.value),
  hold: span(dstHold.value),
  longerHold: span(dstHoldOnPolicyPages.value),
  longestHold: dstHoldOnPolicyPages.value.to,
  minimumHold: minimumHold.value,
  quotedMinimumHold: inWords(minimumHold.value),
  investors: dstInvestorCap.value,
  coOwners: tenantsInCommonCap.value,
  upFrontCosts: `${percentOf(dstUpFrontCosts.value.from)} to ${percentOf(dstUpFrontCosts.value.to)}`,
  usualLoan: `${percentOf(dstLoanShare.value.usual.from)} to ${percentOf(dstLoanShare.value.usual.to)}`,
  highLoan: percentOf(dstLoanShare.value.seldomAbove),
  quotedYield: `${quotedYield.value.from}% to ${quotedYield.value.to}%`,
  publishedFrom: `${publishedDistributions.value.from}%`,
  publishedTo: `${publishedDistributions.value.to}%`,

  capitalGainsRate: percentOf(capitalGainsRate.value),
  recaptureRate: percentOf(unrecapturedSection1250Rate.value),
  netInvestmentIncomeRate: percentOf(netInvestmentIncomeRate.value),
  calculatorYear: calculatorBaseYear.value,
  calculatorRates: listed(
    distributionRates.value.map((rate) => `${rate}%`),
    'and',
  ),

  questionnaireSteps: inWords(questionnaireStepCount.value),
  questionnaireMinutes: span(questionnaireDuration.value),
  questionnaireMinutesInShort: `${questionnaireDuration.value.from}-${questionnaireDuration.value.to}`,
  contactHours: contactPromise.value,
  minimumAge: minimumAge.value,
  draftDays: draftMaximumAge.value,
  legalDate: legalPagesDate.value,
  legalDateInWords: longDate(legalPagesDate.value),
})

/**
 * Every product figure that a text states, formatted for texts and derived from its parameter. The pure annotation lets
 * a bundler drop all of them from a page that states none.
 */
export const figures = /* @__PURE__ */ texts()
