import type { AnswerPage } from './answer-page.ts'
import { law2025 } from './pages/2025-law.ts'
import { afterClosingPapers } from './pages/after-closing-papers.ts'
import { boot } from './pages/boot.ts'
import { buyFirstOrBuild } from './pages/buy-first-or-build.ts'
import { chooseIntermediary } from './pages/choose-intermediary.ts'
import { costSegregation } from './pages/cost-segregation.ts'
import { deadlines } from './pages/deadlines.ts'
import { deferredSalesTrust } from './pages/deferred-sales-trust.ts'
import { dst721 } from './pages/dst-721.ts'
import { dstCosts } from './pages/dst-costs.ts'
import { dstExits } from './pages/dst-exits.ts'
import { dstOrOther } from './pages/dst-or-other.ts'
import { exchangeStepByStep } from './pages/exchange-step-by-step.ts'
import { foreignOwner } from './pages/foreign-owner.ts'
import { form8824 } from './pages/form-8824.ts'
import { highLoan } from './pages/high-loan.ts'
import { howItIsSold } from './pages/how-it-is-sold.ts'
import { identify } from './pages/identify.ts'
import { inherited } from './pages/inherited.ts'
import { installmentSale } from './pages/installment-sale.ts'
import { lookUp } from './pages/look-up.ts'
import { moneyLocked } from './pages/money-locked.ts'
import { nextExchange } from './pages/next-exchange.ts'
import { partnersLlc } from './pages/partners-llc.ts'
import { passiveLosses } from './pages/passive-losses.ts'
import { opportunityZones } from './pages/opportunity-zones.ts'
import { readTheMemorandum } from './pages/read-the-memorandum.ts'
import { relatedParties } from './pages/related-parties.ts'
import { replaceDebt } from './pages/replace-debt.ts'
import { saleClosed } from './pages/sale-closed.ts'
import { sellOrExchange } from './pages/sell-or-exchange.ts'
import { stateTax } from './pages/state-tax.ts'
import { sevenLimits } from './pages/seven-limits.ts'
import { stepUpHeirs } from './pages/step-up-heirs.ts'
import { taxOnSale } from './pages/tax-on-sale.ts'
import { vacationOrFormerHome } from './pages/vacation-or-former-home.ts'
import { whatIsADst } from './pages/what-is-a-dst.ts'
import { whatWentWrong } from './pages/what-went-wrong.ts'
import { whoMayInvest } from './pages/who-may-invest.ts'
import { whoSigns } from './pages/who-signs.ts'
import { yearEnd } from './pages/year-end.ts'
import type { AnswerSlug } from '../site/answer-slugs.ts'

/** Every answer, by its slug. */
export const answers: Readonly<Record<AnswerSlug, AnswerPage>> = {
  'sell-or-exchange': sellOrExchange,
  'tax-on-sale': taxOnSale,
  '2025-law': law2025,
  'step-up-heirs': stepUpHeirs,
  'installment-sale': installmentSale,
  'deferred-sales-trust': deferredSalesTrust,
  'passive-losses': passiveLosses,
  'partners-llc': partnersLlc,
  'state-tax': stateTax,
  'opportunity-zones': opportunityZones,
  'vacation-or-former-home': vacationOrFormerHome,
  'foreign-owner': foreignOwner,
  'exchange-step-by-step': exchangeStepByStep,
  'choose-intermediary': chooseIntermediary,
  'money-locked': moneyLocked,
  deadlines,
  identify,
  boot,
  'replace-debt': replaceDebt,
  'buy-first-or-build': buyFirstOrBuild,
  'related-parties': relatedParties,
  'year-end': yearEnd,
  'who-signs': whoSigns,
  'cost-segregation': costSegregation,
  'sale-closed': saleClosed,
  'what-is-a-dst': whatIsADst,
  'seven-limits': sevenLimits,
  'dst-costs': dstCosts,
  'dst-721': dst721,
  'dst-exits': dstExits,
  'what-went-wrong': whatWentWrong,
  'who-may-invest': whoMayInvest,
  'how-it-is-sold': howItIsSold,
  'read-the-memorandum': readTheMemorandum,
  'look-up': lookUp,
  'dst-or-other': dstOrOther,
  'after-closing-papers': afterClosingPapers,
  'form-8824': form8824,
  'next-exchange': nextExchange,
  inherited,
  'high-loan': highLoan,
}
