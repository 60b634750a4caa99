import { type ReactNode, type RefObject, useId, useRef } from 'react'
import { Banner } from '../../components/banner/banner.tsx'
import { DescriptionList, type DescriptionItem } from '../../components/description-list/description-list.tsx'
import { CalculatorLedger, type CalculatorLedgerProps } from './calculator-ledger.tsx'
import { ResultLine, type ResultLineItem } from './result-line.tsx'
import { SpokenResult } from './spoken-result.tsx'

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
  /** The result at its shortest: in view on small screens while the form is and the statement is not. */
  line: readonly ResultLineItem[]
  /** What a person must know about this result, below the statement. */
  notice?: ReactNode
  /** Below the statement, beside the form, e.g. a chart. */
  children?: ReactNode
  /** Copy, print. */
  actions?: ReactNode
  /** The figures, each with how it was computed. */
  ledgers: readonly CalculatorLedgerProps[]
  /** Further drawings in full width. */
  charts?: ReactNode
  /** Where to go from here. */
  next?: ReactNode
  /** Disclaimers. */
  notes?: ReactNode
  /** What only a printed page shows: when it was printed, where it can be opened. */
  paper?: ReactNode
  /** `none` shows what readers without scripting see; detected unless given. */
  scripting?: 'detected' | 'none'
}

/** Inputs beside their result: a sentence, drawings, and figures that explain themselves. Prints on one page. */
export function CalculatorPanel(props: CalculatorPanelProps): ReactNode {
  const { inputs, given, scriptNote, line, ledgers, charts, next, notes, paper, scripting = 'detected' } = props
  const form = useRef<HTMLDivElement>(null)
  const statement = useRef<HTMLDivElement>(null)
  return (
    <div className="ui-calculator" data-scripting={scripting}>
      {paper === undefined ? null : <div className="ui-calculator-paper">{paper}</div>}
      <div className="ui-calculator-main">
        <div className="ui-calculator-inputs">
          <div ref={form} className="ui-calculator-form">
            {inputs}
          </div>
          <div className="ui-calculator-given">
            <p className="ui-calculator-script-note">{scriptNote}</p>
            <DescriptionList layout="figures" items={given} />
          </div>
        </div>
        <Sheet {...props} statementRef={statement} />
      </div>
      <div className="ui-calculator-ledgers">
        {ledgers.map((ledger) => (
          <CalculatorLedger key={ledger.heading} {...ledger} />
        ))}
      </div>
      {charts === undefined ? null : <div className="ui-calculator-charts">{charts}</div>}
      {next === undefined ? null : <div className="ui-calculator-next">{next}</div>}
      {notes === undefined ? null : <div className="ui-calculator-notes">{notes}</div>}
      <ResultLine items={line} form={form} statement={statement} />
      <SpokenResult text={line.map(({ label, amount }) => `${label}: ${amount}.`).join(' ')} />
    </div>
  )
}

function Sheet({
  resultsHeading,
  statement,
  statementRef,
  tone = 'plain',
  notice,
  children,
  actions,
}: CalculatorPanelProps & { statementRef: RefObject<HTMLDivElement | null> }): ReactNode {
  const headingId = useId()
  return (
    <section className="ui-calculator-sheet" aria-labelledby={headingId}>
      <h3 id={headingId} className="ui-visually-hidden">
        {resultsHeading}
      </h3>
      <div ref={statementRef}>
        {tone === 'caution' ? (
          <Banner tone="caution" announce="none">
            {statement}
          </Banner>
        ) : (
          <p className="ui-calculator-statement">{statement}</p>
        )}
      </div>
      {notice}
      {children}
      {actions === undefined ? null : <div className="ui-calculator-actions">{actions}</div>}
    </section>
  )
}
