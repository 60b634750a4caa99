import type { Result } from '../result/index.ts'
import type { StateTaxes } from '../state-tax/index.ts'
import { afterOf, type AfterGap, type FileAfter } from './after-of.ts'
import { describeRunning, once, type RunningExchange } from './describe-running.ts'
import type { ExchangeFile } from './exchange-file.ts'

/** What follows from an exchange file on one day, with the time after it. Amounts in US dollars, unrounded. */
export interface AfterExchange extends RunningExchange {
  /** The form of the exchange, the basis of what was bought, what can be written off, and what comes later. */
  readonly after: Result<FileAfter, AfterGap>
}

/** Describes an exchange on a day, as yyyy-mm-dd, without offerings, whose engine few pages need. */
export function describeAfter(file: ExchangeFile, today: string, states?: StateTaxes): AfterExchange {
  const running = describeRunning(file, today, states)
  const after = once(() => {
    const { today: day, dates, progress, bought, money } = running
    return afterOf(file, { today: day, dates, progress, bought, money })
  })
  // A spread would derive every figure at once.
  return Object.defineProperty(running, 'after', { get: after, enumerable: true }) as AfterExchange
}
