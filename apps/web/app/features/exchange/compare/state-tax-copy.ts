import { formatUsd } from '@dst/domain/calculator'
import { percentOf } from '@dst/domain/calculator-explanation'
import { verdict, type Verdict } from '@dst/domain/comparison'
import type { FileComparison } from '@dst/domain/exchange-file'
import { verdictLimits } from '@dst/domain/parameters'
import type { VerdictCopy } from './verdict-message.ts'

type DependsOnStateTax = Extract<Verdict, { rule: 11 }>

const usd = formatUsd

/** How figures that rest on the tax are written. */
export interface FigureCopy {
  readonly usd: (amount: number) => string
  readonly percent: (share: number) => string
}

export const exactFigures: FigureCopy = { usd: formatUsd, percent: percentOf }

/** Where state tax is a range, what rests on the tax is only about so much. */
export const aboutFigures: FigureCopy = {
  usd: (amount) => `about ${formatUsd(amount)}`,
  percent: (share) => `about ${percentOf(share)}`,
}

/** The least and the most state tax of a comparison; undefined where both are the same to the dollar. */
export function stateTaxEnds({ ends }: FileComparison): { readonly low: number; readonly high: number } | undefined {
  const [low = 0, high = 0] = [ends.least.stateTax, ends.most.stateTax]
  return usd(low) === usd(high) ? undefined : { low, high }
}

/** How a comparison writes what rests on its tax. */
export function figuresFor(compared: FileComparison): FigureCopy {
  return stateTaxEnds(compared) === undefined ? exactFigures : aboutFigures
}

/** With which state tax the ways are compared, and what else it can be; undefined where it is no range. */
export function stateTaxNote(compared: FileComparison): string | undefined {
  const range = stateTaxEnds(compared)
  if (range === undefined) return undefined
  const { low, high } = range
  const known = `By our estimate, state tax is between ${usd(low)} and ${usd(high)}.`
  if (compared.verdict.rule === 11) {
    return `${known} The ways are compared with the least, ${usd(low)}.`
  }
  const { end, ends, assumptions } = compared
  const [taken, left, more] = end === 'most' ? [high, low, 'more'] : [low, high, 'less']
  const other = verdict(ends[end === 'most' ? 'least' : 'most'], assumptions)
  const withOther =
    other.rule === compared.verdict.rule ? `the verdict is the same with ${usd(left)}` : otherRule(other, usd(left))
  return `${known} The ways are compared with ${usd(taken)}, which speaks ${more} for an exchange; ${withOther}.`
}

/** What another rule at the other end comes to: the same side, by other figures. */
function otherRule({ rule }: Verdict, stateTax: string): string {
  return rule === 7
    ? `with ${stateTax} the tax is more than the cash you would get`
    : `with ${stateTax} the figures speak for it even less`
}

/** A verdict that depends on state tax, given how the verdicts at both ends are told. */
export function dependsOnStateTax(
  { low, high }: DependsOnStateTax,
  copyOf: (found: Verdict) => VerdictCopy,
): VerdictCopy {
  const [whether, atLow, atHigh] = questionOf(low.verdict, high.verdict)
  const copies = [copyOf(low.verdict), copyOf(high.verdict)]
  const links = new Map(copies.flatMap((copy) => copy.links.map((link) => [link.href, link] as const)))
  // What a loan or a person rules out is ruled out with any tax.
  const either = isClosed(low.verdict) ? ` ${copyOf(low.verdict).text}` : ''
  return {
    text:
      `${whether} depends on state tax: ` + `with ${usd(low.stateTax)} ${atLow}, with ${usd(high.stateTax)} ${atHigh}.`,
    why: `State tax is known only between these two, and the comparison never takes the middle.${either}`,
    turns: 'Knowing more about state tax, or your CPA’s number for it.',
    links: [...links.values()],
  }
}

const aboveCash = 'the tax is more than the cash you would get'

/** What is so at one end and not at the other: what decides at the end that speaks for paying. */
function questionOf(low: Verdict, high: Verdict): readonly [whether: string, atLow: string, atHigh: string] {
  const and = high.rule === 7 ? `, and ${aboveCash}` : ''
  const losses = `Whether losses of earlier years cut the tax by ${percentOf(verdictLimits.lossShare)} or more`
  if (high.rule === 4) return [losses, 'they do not', 'they do']
  if (low.rule === 4) return [losses, 'they do', `they do not${and}`]
  if (low.rule === 3) {
    return [`Whether the tax is at most ${percentOf(verdictLimits.lowRate)} of the gain`, 'it is', `it is not${and}`]
  }
  if (isClosed(low)) return [`Whether ${aboveCash}`, 'it is not', 'it is']
  // Without any cash nothing is left to compare.
  if (high.rule === 7 && high.equity <= 0) return ['Whether a sale costs you tax', 'it does not', `it does${and}`]
  return ['Whether paying the tax leaves more', 'it does', `it does not${and}`]
}

/** Whether it is the loan, the amount or the person that speaks against a DST, and not the tax. */
function isClosed({ rule }: Verdict): boolean {
  return rule === 8 || rule === 9
}
