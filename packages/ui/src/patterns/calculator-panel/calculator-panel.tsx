import { type ReactNode, useId } from 'react'
import { Banner } from '../../components/banner/banner.tsx'
import { DescriptionList, type DescriptionItem } from '../../components/description-list/description-list.tsx'
import { CalculatorLedger, type CalculatorLedgerProps } from './calculator-ledger.tsx'

/** Props of {@link CalculatorPanel}. */
export interface CalculatorPanelProps {
  /** The form; it is left out on paper and without scripting, where nothing could be changed. */
  inputs: ReactNode
  /** The same inputs in words, for paper and for readers without scripting. */
  given: readonly DescriptionItem[]
  /** Why nothing can be changed without scripting. */
  scriptNote: string
  /** Spoken heading of the result. */
  resultsHeading: string
  /** The result in a sentence. */
  statement: string
  /** `caution` where the result is that something stands in the way. */
  tone?: 'plain' | 'caution'
  /** Below the statement, beside the form, e.g. a chart. */
  children?: ReactNode
  /** Copy, print. */
  actions?: ReactNode
  /** The figures, each with how it was computed. */
  ledgers: readonly CalculatorLedgerProps[]
  /** Further drawings in full width. */
  charts?: ReactNode
  /** Disclaimers. */
  notes?: ReactNode
  /** What only a printed page shows: when it was printed, where it can be opened. */
  paper?: ReactNode
  /** `none` shows what readers without scripting see; detected unless given. */
  scripting?: 'detected' | 'none'
}

/** Inputs beside their result: a sentence, drawings, and figures that explain themselves. Prints on one page. */
export function CalculatorPanel(props: CalculatorPanelProps): ReactNode {
  const { inputs, given, scriptNote, ledgers, charts, notes, paper, scripting = 'detected' } = props
  return (
    <div className="ui-calculator" data-scripting={scripting}>
      {paper === undefined ? null : <div className="ui-calculator-paper">{paper}</div>}
      <div className="ui-calculator-main">
        <div className="ui-calculator-inputs">
          <div className="ui-calculator-form">{inputs}</div>
          <div className="ui-calculator-given">
            <p className="ui-calculator-script-note">{scriptNote}</p>
            <DescriptionList layout="figures" items={given} />
          </div>
        </div>
        <Sheet {...props} />
      </div>
      <div className="ui-calculator-ledgers">
        {ledgers.map((ledger) => <CalculatorLedger key={ledger.heading} {...ledger} />)}
      </div>
      {charts === undefined ? null : <div className="ui-calculator-charts">{charts}</div>}
      {notes === undefined ? null : <div className="ui-calculator-notes">{notes}</div>}
    </div>
  )
}

function Sheet({ resultsHeading, statement, tone = 'plain', children, actions }: CalculatorPanelProps): ReactNode {
  const headingId = useId()
  return (
    <section className="ui-calculator-sheet" aria-labelledby={headingId}>
      <h3 id={headingId} className="ui-visually-hidden">{resultsHeading}</h3>
      <div aria-live="polite">
        {tone === 'caution' ? <Banner tone="caution" announce="none">{statement}</Banner> : <p className="ui-calculator-statement">{statement}</p>}
      </div>
      {children}
      {actions === undefined ? null : <div className="ui-calculator-actions">{actions}</div>}
    </section>
  )
}
