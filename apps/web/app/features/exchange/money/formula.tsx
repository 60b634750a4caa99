import { DescriptionList } from '@dst/ui/description-list'
import { Disclosure } from '@dst/ui/disclosure'
import type { FormulaLine } from './money-formula.ts'

interface FormulaProps {
  summary: string
  groups: readonly { heading: string; lines: readonly FormulaLine[] }[]
  note?: string
}

/** A calculation with the person's numbers, step by step. */
export function Formula({ summary, groups, note }: FormulaProps) {
  return (
    <div className="money-formula">
      <Disclosure summary={summary} icon="ledger">
        {groups.map(({ heading, lines }) => (
          <div key={heading}>
            <p className="money-formula-heading">{heading}</p>
            <DescriptionList
              layout="stacked"
              items={lines.map(({ term, formula }) => ({ term, description: formula }))}
            />
          </div>
        ))}
        <p>{note ?? 'Worked out with exact amounts; the figures here are rounded to whole dollars.'}</p>
      </Disclosure>
    </div>
  )
}
