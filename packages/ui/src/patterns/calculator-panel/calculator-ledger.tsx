import type { ReactNode } from 'react'
import { Icon } from '../../components/icon/icon.tsx'

/** One figure and how it came about. */
export interface CalculatorFigure {
  label: string
  /** As shown, e.g. "$200,000". */
  amount: string
  /** What it is, in plain words. */
  meaning: string
  /** The calculation with the person's numbers. */
  formula: string
  notes: readonly string[]
}

/** Props of {@link CalculatorLedger}. */
export interface CalculatorLedgerProps {
  heading: string
  /** The last one closes the account. */
  figures: readonly CalculatorFigure[]
  note?: string
}

/** Characters beyond which an amount may not fit beside its label, "$999,999,999" being the longest that does. */
const longAmount = 12

/** Figures as in a ledger; each line opens to its calculation, also without scripting. */
export function CalculatorLedger({ heading, figures, note }: CalculatorLedgerProps): ReactNode {
  return (
    <section className="ui-ledger">
      <h3 className="ui-ledger-heading">{heading}</h3>
      <ul className="ui-ledger-lines">
        {figures.map((figure, index) => (
          <li key={figure.label} className="ui-ledger-line" data-total={index === figures.length - 1 || undefined}>
            <Figure {...figure} />
          </li>
        ))}
      </ul>
      {note === undefined ? null : <p className="ui-ledger-note">{note}</p>}
    </section>
  )
}

function Figure({ label, amount, meaning, formula, notes }: CalculatorFigure): ReactNode {
  return (
    <details className="ui-ledger-figure">
      <summary className="ui-ledger-summary">
        <span className="ui-ledger-label">{label}</span>{' '}
        <span className="ui-ledger-amount" data-long={amount.length > longAmount || undefined}>{amount}</span>
        <Icon name="chevron-down" size="small" />
      </summary>
      <div className="ui-ledger-explanation">
        <p className="ui-ledger-meaning">{meaning}</p>
        <p className="ui-ledger-formula">{formula}</p>
        {notes.map((note) => <p key={note}>{note}</p>)}
      </div>
    </details>
  )
}
