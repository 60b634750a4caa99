import { Fragment, type ReactNode, useRef, useState } from 'react'
import { Icon } from '../../components/icon/icon.tsx'
import type { TooltipProps } from '../../components/tooltip/tooltip.tsx'
import { type LoadTooltips, type Tooltips, useTooltips } from './use-tooltips.ts'

/** One figure and, if it was computed, how. */
export interface CalculatorFigure {
  /** What the figure is. */
  label: string
  /** As displayed, e.g. "$200,000" or "−$400,000". */
  amount: string
  /** What it is, in plain language. */
  meaning?: string
  /** The calculation with the user's numbers; shown when the line is opened. */
  formula?: string
  /** Sentences of the calculation that opens below it. */
  notes?: readonly string[]
  /** Belongs to the figure above and is not added up. */
  part?: boolean
}

/** One list of figures in a `CalculatorPanel`. */
export interface CalculatorLedgerProps {
  /** Heading above the figures. */
  heading: string
  /** The figures, in their order. */
  figures: readonly CalculatorFigure[]
  /** Whether the last figure is the sum of those above it and is therefore shown above a double rule. */
  sum?: boolean
  /** A sentence below them. */
  note?: string
}

/** The length above which an amount may not fit next to its label; "$999,999,999" is the longest that does. */
const longAmount = 12

interface CalculatorLedgersProps {
  ledgers: readonly CalculatorLedgerProps[]
  loadTooltips: LoadTooltips | undefined
}

/** Figures in ledger style; each line opens to show its calculation, even without scripting. */
export function CalculatorLedgers({ ledgers, loadTooltips }: CalculatorLedgersProps): ReactNode {
  const element = useRef<HTMLDivElement>(null)
  const { Tooltip = Plain, TooltipProvider = Fragment } = useTooltips(loadTooltips, element) ?? {}
  return (
    <div ref={element} className="ui-calculator-ledgers">
      <TooltipProvider>
        {ledgers.map((ledger) => (
          <Ledger key={ledger.heading} {...ledger} Tooltip={Tooltip} />
        ))}
      </TooltipProvider>
    </div>
  )
}

function Plain({ children }: TooltipProps): ReactNode {
  return children
}

type WithTooltip<Props> = Props & Pick<Tooltips, 'Tooltip'>

function Ledger({ heading, figures, sum = false, note, Tooltip }: WithTooltip<CalculatorLedgerProps>): ReactNode {
  return (
    <section className="ui-ledger">
      <h3 className="ui-ledger-heading">{heading}</h3>
      <ul className="ui-ledger-lines">
        {figures.map((figure, index) => (
          <li
            key={figure.label}
            className="ui-ledger-line"
            data-total={(sum && index === figures.length - 1) || undefined}
            data-part={figure.part}
          >
            {figure.formula === undefined ? (
              <div className="ui-ledger-summary">
                <Amount {...figure} />
              </div>
            ) : (
              <Figure {...figure} Tooltip={Tooltip} />
            )}
          </li>
        ))}
      </ul>
      {note === undefined ? null : <p className="ui-ledger-note">{note}</p>}
    </section>
  )
}

function Figure({ meaning, formula, notes = [], Tooltip, ...figure }: WithTooltip<CalculatorFigure>): ReactNode {
  const [open, setOpen] = useState(false)
  const explanation = [meaning, formula].filter((text) => text !== undefined)
  return (
    <details className="ui-ledger-figure" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <Tooltip text={explanation} disabled={open}>
        <summary className="ui-ledger-summary">
          <Amount {...figure} />
          <Icon name="chevron-down" size="small" />
        </summary>
      </Tooltip>
      <div className="ui-ledger-explanation">
        <p className="ui-ledger-meaning">{meaning}</p>
        <p className="ui-ledger-formula">{formula}</p>
        {notes.map((note) => (
          <p key={note}>{note}</p>
        ))}
      </div>
    </details>
  )
}

function Amount({ label, amount }: CalculatorFigure): ReactNode {
  return (
    <>
      <span className="ui-ledger-label">{label}</span>{' '}
      <span className="ui-ledger-amount" data-long={amount.length > longAmount || undefined}>
        {amount}
      </span>
    </>
  )
}
