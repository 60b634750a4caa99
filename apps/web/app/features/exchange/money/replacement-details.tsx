import type { FileMoney } from '@dst/domain/exchange-file'
import { Formula } from './formula.tsx'
import { moneyFormula } from './money-formula.ts'

/** How boot and basis come about, step by step. */
export function ReplacementDetails({ money }: { money: FileMoney }) {
  return (
    <Formula
      summary="The calculation with your numbers"
      groups={[{ heading: 'Form 8824, line 15, and Regulation 1.1031(d)-2', lines: moneyFormula(money) }]}
    />
  )
}
