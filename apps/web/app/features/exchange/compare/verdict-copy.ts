import { formatUsd } from '@dst/domain/calculator'
import { percentOf } from '@dst/domain/calculator-explanation'
import type { Assumptions, Ending, Verdict } from '@dst/domain/comparison'
import { canLeaveToHeirs, type ExchangeFile, type FileComparison } from '@dst/domain/exchange-file'
import { cashNeededYears, dstMinimumInvestment, lowRateHorizon, verdictLimits } from '@dst/domain/parameters'
import { spellNumber } from '@dst/domain/wording'
import { neededPercent } from '../money/needed-share.ts'
import { answerPaths } from '~/answer-paths.ts'
import { paths } from '~/paths.ts'
import { aboutFigures, dependsOnStateTax, exactFigures, stateTaxEnds, type FigureCopy } from './state-tax-copy.ts'
import type { VerdictCopy } from './verdict-message.ts'

type Kind = ExchangeFile['taxpayer']['kind']

/** What would change a verdict of the model, on the page that has its sliders. */
export const slidersBelow = 'The sliders below show how far.'

const usd = formatUsd
const low = percentOf(verdictLimits.lowRate)
const minimum = dstMinimumInvestment.to

/** What a verdict is told with. */
interface Telling extends FigureCopy {
  readonly assumptions: Assumptions
  readonly kind: Kind
}

/** The first rule that holds, as one sentence or two, with why it matters and what would change it. */
export function verdictCopy(verdict: Verdict, assumptions: Assumptions, kind: Kind): VerdictCopy {
  return copyOf(verdict, { ...exactFigures, assumptions, kind })
}

/** `verdictCopy` for the verdicts of a comparison: where its state tax is a range, the tax is only about so much. */
export function verdictCopyFor(compared: FileComparison | undefined): typeof verdictCopy {
  if (compared === undefined || stateTaxEnds(compared) === undefined) return verdictCopy
  return (verdict, assumptions, kind) => copyOf(verdict, { ...aboutFigures, assumptions, kind })
}

function copyOf(verdict: Verdict, telling: Telling): VerdictCopy {
  switch (verdict.rule) {
    case 1:
      return {
        text:
          verdict.loss < 0.5
            ? 'You have no gain: there is no tax that an exchange could put off.'
            : `You have a loss of ${usd(verdict.loss)}. A sale may let you deduct it; an exchange would put that off.`,
        why: 'An exchange defers a gain, and it defers a loss in the same way.',
        turns: 'A higher sale price, or a lower basis, makes a gain.',
        links: [],
      }
    case 2:
      return loadAboveTax(verdict, telling)
    case 3:
      return lowRate(verdict, telling)
    case 4:
      return {
        text:
          `Losses of earlier years cut the tax of a sale from ${telling.usd(verdict.taxWithoutLosses)} to ` +
          `${telling.usd(verdict.tax)}. An exchange generally does not set them free.`,
        why: 'A taxable sale of the whole property to an unrelated buyer generally frees its suspended losses.',
        turns: 'The verdict changes when the losses are small beside the gain, or grouped with other property.',
        links: [],
      }
    case 5:
      return cashNeeded(verdict)
    case 6:
      return behind(verdict, telling)
    case 7:
      return {
        text: 'The tax is more than the cash you would get: talk to your CPA and lender first.',
        why: `A sale ${cashAtClosing(verdict.equity)} at closing, and its tax is ${telling.usd(verdict.tax)}.`,
        turns: 'A smaller loan, a higher price or a lower tax would change it.',
        links: [{ label: 'If your loan is high', href: answerPaths.highLoan }],
      }
    case 8:
      return {
        text:
          `To replace your loan, ${neededPercent(verdict.neededLoanShare)} of what you buy has to be a loan. ` +
          'Few DSTs carry that much debt.',
        why:
          'Debt that is paid off and not replaced is generally taxed now, up to the gain, unless you add cash ' +
          'in its place.',
        turns: `Cash of your own that brings the loan to ${percentOf(verdictLimits.loanShare)} or less.`,
        links: [{ label: 'If your loan is high', href: answerPaths.highLoan }],
      }
    case 9:
      return waysLeft(verdict)
    case 10:
      return worthItsCost(verdict, telling)
    case 11:
      return dependsOnStateTax(verdict, (found) => copyOf(found, telling))
  }
}

function cashAtClosing(equity: number): string {
  return equity < -0.5 ? `needs ${usd(-equity)} of your own money` : `leaves ${usd(equity)}`
}

function loadAboveTax({ load, loadCost, tax }: Extract<Verdict, { rule: 2 }>, about: Telling): VerdictCopy {
  const share = percentOf(load)
  return {
    text:
      tax < -0.5
        ? `A sale would lower your taxes by ${about.usd(-tax)}; an exchange would put that off.`
        : `The up-front cost of a DST at ${share} (${usd(loadCost)}) is more than the tax it puts off ` +
          `(${about.usd(tax)}).`,
    why: 'The up-front cost is paid at once and for good. The tax is only put off.',
    turns: 'The verdict changes with lower up-front costs or a higher tax.',
    links: [],
  }
}

function cashNeeded({ cashNeeded: needed, equity }: Extract<Verdict, { rule: 5 }>): VerdictCopy {
  const cash = Math.max(0, equity)
  const soon = `within ${spellNumber(cashNeededYears)} years`
  const left = cash > 0 ? `of the ${usd(cash)} that the sale leaves ${soon}` : soon
  return {
    text:
      `You need ${usd(needed)} ${left}${cash > 0 ? '' : ', and the sale leaves no cash'}. ` +
      "A DST can't be sold on demand.",
    why: 'Money in a DST is tied up until the property is sold, usually for years.',
    turns: `The verdict changes when you need at most ${usd(verdictLimits.cashShare * cash)} of it by then.`,
    links: [],
  }
}

function lowRate({ effectiveRate }: Extract<Verdict, { rule: 3 }>, { kind, percent }: Telling): VerdictCopy {
  const rate = percent(effectiveRate)
  const years = `a horizon of more than ${spellNumber(lowRateHorizon)} years`
  const above = `The verdict changes with a rate above ${low} of the gain`
  return {
    text:
      kind === 'c-corporation'
        ? `The tax is low beside the gain: ${rate}. Waiting may mean a higher one.`
        : `Your rate is low this year: ${rate}. Waiting may mean a higher one.`,
    why: 'Tax that is put off is generally due at the rates of the later year, on the same gain.',
    turns: canLeaveToHeirs(kind) ? `${above}, ${years}, or heirs.` : `${above}, or ${years}.`,
    links: [],
  }
}

function behind(verdict: Extract<Verdict, { rule: 6 }>, { assumptions, kind, ...about }: Telling): VerdictCopy {
  const { ending, load } = assumptions
  const { behind: less, breakEvenLoad, gapByEnding } = verdict
  const ways = [
    ...(['heirs', 'exchanged'] as const).flatMap((name) =>
      name !== ending && gapByEnding[name] > 0 && (name !== 'heirs' || canLeaveToHeirs(kind)) ? [turnLabels[name]] : [],
    ),
    ...(breakEvenLoad === undefined || breakEvenLoad >= load || percentOf(breakEvenLoad) === '0%'
      ? []
      : [`pay a load below ${about.percent(breakEvenLoad)}`]),
  ]
  const turns =
    ways.length === 0
      ? 'Neither another ending nor lower up-front costs change it.'
      : `The verdict changes if you ${anyOf(ways)}.`
  return {
    text: `At equal returns you would end with ${about.usd(less)} less. ${turns}`,
    why:
      'In the model, paying the tax starts depreciation afresh and has no up-front cost; ' +
      'the DST works with the tax that it puts off.',
    turns: slidersBelow,
    links: [],
  }
}

const turnLabels = { heirs: 'leave it to heirs', exchanged: 'exchange again' } as const satisfies Partial<
  Record<Ending, string>
>

function waysLeft({ equity, accredited }: Extract<Verdict, { rule: 9 }>): VerdictCopy {
  return {
    text:
      accredited === false
        ? 'DSTs are generally open to accredited investors only. Other ways are left.'
        : `The sale leaves ${usd(equity)}, below the usual minimum of ${usd(minimum)} for a DST. Other ways are left.`,
    why: 'A DST is sold privately: the law and its sponsor limit who may buy, and from what amount.',
    turns: `Being accredited, and at least ${usd(minimum)} of cash from the sale, would change it.`,
    links: [
      { label: 'If you are not accredited', href: paths.notAccredited },
      { label: 'If you are getting ready', href: paths.gettingReady },
    ],
  }
}

function worthItsCost(verdict: Extract<Verdict, { rule: 10 }>, { assumptions, ...about }: Telling): VerdictCopy {
  const { ending, load } = assumptions
  const { ahead, breakEvenLoad, gapByEnding } = verdict
  const changes = [
    ...(ending !== 'sold' && gapByEnding.sold < 0 ? ['a sale at the end that pays the tax'] : []),
    ...(breakEvenLoad === undefined || breakEvenLoad <= load ? [] : [`a load above ${about.percent(breakEvenLoad)}`]),
    'cash that you need sooner',
  ]
  return {
    text:
      'Deferral looks worth its cost under your assumptions, mainly if you keep deferring. ' +
      `What would change this: ${anyOf(changes)}.`,
    why: `At equal returns the DST would end ${about.usd(ahead)} ahead of paying the tax. All of it is hypothetical.`,
    turns: slidersBelow,
    links: [],
  }
}

/** One, "one or other", or three with a comma before the last. */
function anyOf(parts: readonly string[]): string {
  const [last = '', ...others] = parts.toReversed()
  if (others.length < 2) return parts.join(' or ')
  return `${others.toReversed().join(', ')}, or ${last}`
}
