import type { AnswerPage } from './answer-page.ts'
import { law2025 } from './pages/2025-law.ts'
import { afterClosingPapers } from './pages/after-closing-papers.ts'
import { boot } from './pages/boot.ts'
import { chooseIntermediary } from './pages/choose-intermediary.ts'
import { costSegregation } from './pages/cost-segregation.ts'
import { deadlines } from './pages/deadlines.ts'
import { deferredSalesTrust } from './pages/deferred-sales-trust.ts'
import { dstCosts } from './pages/dst-costs.ts'
import { dstExits } from './pages/dst-exits.ts'
import { exchangeStepByStep } from './pages/exchange-step-by-step.ts'
import { foreignOwner } from './pages/foreign-owner.ts'
import { form8824 } from './pages/form-8824.ts'
import { highLoan } from './pages/high-loan.ts'
import { identify } from './pages/identify.ts'
import { inherited } from './pages/inherited.ts'
import { lookUp } from './pages/look-up.ts'
import { nextExchange } from './pages/next-exchange.ts'
import { opportunityZones } from './pages/opportunity-zones.ts'
import { readTheMemorandum } from './pages/read-the-memorandum.ts'
import { replaceDebt } from './pages/replace-debt.ts'
import { saleClosed } from './pages/sale-closed.ts'
import { sellOrExchange } from './pages/sell-or-exchange.ts'
import { stepUpHeirs } from './pages/step-up-heirs.ts'
import { taxOnSale } from './pages/tax-on-sale.ts'
import { vacationOrFormerHome } from './pages/vacation-or-former-home.ts'
import { whatIsADst } from './pages/what-is-a-dst.ts'
import { whatWentWrong } from './pages/what-went-wrong.ts'
import { whoMayInvest } from './pages/who-may-invest.ts'
import { yearEnd } from './pages/year-end.ts'
import type { AnswerSlug } from '../site/answer-slugs.ts'

/** Every answer, by its slug. */
export const answers: Readonly<Record<AnswerSlug, AnswerPage>> = {
  'sell-or-exchange': sellOrExchange,
  'tax-on-sale': taxOnSale,
  '2025-law': law2025,
  'step-up-heirs': stepUpHeirs,
  'deferred-sales-trust': deferredSalesTrust,
  'opportunity-zones': opportunityZones,
  'vacation-or-former-home': vacationOrFormerHome,
  'foreign-owner': foreignOwner,
  'exchange-step-by-step': exchangeStepByStep,
  'choose-intermediary': chooseIntermediary,
  deadlines,
  identify,
  boot,
  'replace-debt': replaceDebt,
  'year-end': yearEnd,
  'cost-segregation': costSegregation,
  'sale-closed': saleClosed,
  'what-is-a-dst': whatIsADst,
  'dst-costs': dstCosts,
  'dst-exits': dstExits,
  'what-went-wrong': whatWentWrong,
  'who-may-invest': whoMayInvest,
  'read-the-memorandum': readTheMemorandum,
  'look-up': lookUp,
  'after-closing-papers': afterClosingPapers,
  'form-8824': form8824,
  'next-exchange': nextExchange,
  inherited,
  'high-loan': highLoan,
}
