import type { RunningExchange, ExchangeFile, FileMoney, FileTax, TaxGap } from '@dst/domain/exchange-file'
import type { Result } from '@dst/domain/result'
import { outcomeSentences } from '../outcome-copy.ts'
import { GapNote } from '../gap-note.tsx'
import type { FieldPath } from '../store/edits.ts'
import { cpaAlone } from './cpa-alone.ts'
import { replaceSentence } from './meter-copy.ts'
import { taxSentence } from './tax-copy.ts'
import { useStableText } from '../use-stable-text.ts'

interface FirstAnswerProps {
  file: ExchangeFile
  money: Result<FileMoney, 'price-missing'>
  tax: Result<FileTax, TaxGap>
  /** Undefined until the day is known. */
  exchange: RunningExchange | undefined
  goTo: (path: FieldPath) => void
}

/** What has to be replaced and what a sale would cost, in two sentences. */
export function FirstAnswer({ file, money, tax, exchange, goTo }: FirstAnswerProps) {
  const alone = cpaAlone(file, tax)
  const words = [
    ...replacedSentences(exchange, money),
    ...(tax.ok ? [taxSentence(tax.value, file.income.cpaTax, exchange?.progress.stage)] : []),
    ...(alone === undefined ? [] : [alone.sentence]),
  ]
  const reported = useStableText(words.join(' '))
  return (
    <div className="money-answer">
      {words.length === 0 ? (
        <p>Enter the price, the loan, and what you paid and when: the first answer stands here.</p>
      ) : (
        words.map((sentence) => <p key={sentence}>{sentence}</p>)
      )}
      {money.ok && !tax.ok && alone === undefined ? (
        <GapNote file={file} gap={tax.error} today={exchange?.today ?? ''} goTo={goTo} />
      ) : null}
      <output className="ui-visually-hidden">{reported}</output>
    </div>
  )
}

/** What has to be replaced, or what was. */
function replacedSentences(
  exchange: RunningExchange | undefined,
  money: Result<FileMoney, 'price-missing'>,
): readonly string[] {
  if (exchange?.progress.isFinished === true) return outcomeSentences(exchange)
  return money.ok ? [replaceSentence(money.value)] : []
}
