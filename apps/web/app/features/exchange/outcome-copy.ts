import { formatUsd } from '@dst/domain/calculator'
import type { RunningExchange, FileMoney } from '@dst/domain/exchange-file'
import { weekdayDate } from '@dst/domain/wording'

type Finished = Pick<RunningExchange, 'dates' | 'file' | 'money' | 'progress' | 'today'>

/** How a finished exchange ended, in sentences of their own; none while it runs. */
export function outcomeSentences(exchange: Finished): readonly string[] {
  const { progress, money } = exchange
  if (!progress.isFinished) return []
  return [
    endSentence(exchange),
    ...(money.ok ? [...missingSentence(money.value), ...gainSentence(money.value)] : []),
    ...laterEnd(exchange),
    ...moreNamed(exchange),
  ]
}

function endSentence({ progress: { stage, received, lastReceipt }, file, money }: Finished): string {
  const day = lastReceipt === undefined ? '' : weekdayDate(lastReceipt)
  const worth = money.ok ? `, for ${formatUsd(money.value.check.newValue)} in all` : ''
  if (stage === 'complete') {
    return received.length === 1
      ? `Your exchange is complete: you received what you bought on ${day}${worth}.`
      : `Your exchange is complete: you received the last of ${received.length} properties on ${day}${worth}.`
  }
  if (received.length > 0) {
    const part = partOf(received.length, file.purchases.length)
    return `Your exchange is over. By your entries you received ${part}${worth}.`
  }
  return file.purchases.length === 0
    ? 'Your exchange is over, and nothing is entered that you received. If you received nothing, it was not completed.'
    : 'Your exchange is over. By your entries you received nothing, so it was not completed.'
}

function partOf(received: number, all: number): string {
  if (received < all) return `${received} of ${all} properties`
  return all === 1 ? 'the one property' : `all ${all} properties`
}

/** What was not replaced. */
function missingSentence({ check: { missing }, sold }: FileMoney): readonly string[] {
  const parts = [
    ...(sold.takenAtClosing > 0.5 ? [`${formatUsd(sold.takenAtClosing)} was taken at the closing`] : []),
    ...(missing.cash > 0.5 ? [`${formatUsd(missing.cash)} of the cash was not spent`] : []),
    ...(missing.debt > 0.5 ? [`${formatUsd(missing.debt)} of the debt was not replaced`] : []),
  ]
  if (parts.length === 0) return []
  const [last = '', ...before] = parts.toReversed()
  return [before.length === 0 ? `${last}.` : `${before.toReversed().join(', ')} and ${last}.`]
}

/** What became of the gain, once it is known. */
function gainSentence({ check: { gain, taxedNow, deferred }, gainKnown }: FileMoney): readonly string[] {
  if (!gainKnown) return []
  if (gain < 0) return [`The loss of ${formatUsd(-gain)} was put off.`]
  if (taxedNow < 0.5)
    return [gain < 0.5 ? 'There was no gain to tax.' : `All of the gain of ${formatUsd(gain)} was put off.`]
  if (deferred < 0.5) return [`All of the gain of ${formatUsd(gain)} is generally taxed.`]
  return [
    `Of the gain of ${formatUsd(gain)}, ${formatUsd(deferred)} was put off, and ${formatUsd(taxedNow)} is ` +
      'generally taxed.',
  ]
}

/** Before the last day, it is over only if everything that was named is entered. */
function moreNamed({ dates, progress, today }: Finished): readonly string[] {
  if (!dates.ok || progress.stage === 'complete' || today > dates.value.lastDays.end) return []
  return [
    `If you named more than that, enter it under List: you have until ${weekdayDate(dates.value.lastDays.end)} ` +
      'to close on it.',
  ]
}

/** An extension that was filed and isn't entered would leave longer. */
function laterEnd({ dates, file, progress, today }: Finished): readonly string[] {
  if (!dates.ok || progress.stage === 'complete' || file.deadlines.extension === 'filed') return []
  const { end, endIfExtended } = dates.value.lastDays
  if (end === endIfExtended) return []
  const filed = 'If an extension of your return was filed in time, you'
  return [
    today > endIfExtended
      ? `${filed} had until ${weekdayDate(endIfExtended)} to close.`
      : `${filed} have until ${weekdayDate(endIfExtended)} to close: enter it under Dates.`,
  ]
}
