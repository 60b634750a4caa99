import { type ReactNode, type RefObject, useId, useRef } from 'react'
import type { Elements } from '../../elements.ts'
import { Banner } from '../../components/banner/banner.tsx'
import { DescriptionList, type DescriptionItem } from '../../components/description-list/description-list.tsx'
import { CalculatorLedgers, type CalculatorLedgerProps } from './calculator-ledger.tsx'
import { ResultLine, type ResultLineItem } from './result-line.tsx'
import { SpokenResult } from './spoken-result.tsx'
import type { LoadTooltips } from './use-tooltips.ts'

export type { CalculatorFigure, CalculatorLedgerProps } from './calculator-ledger.tsx'
export type { ResultLineItem } from './result-line.tsx'
export type { LoadTooltips, Tooltips } from './use-tooltips.ts'

/** Props of {@link CalculatorPanel}. */
export interface CalculatorPanelProps {
  /** The form; omitted in print and without scripting, where nothing could be changed. */
  inputs: ReactNode
  /** The same inputs as text, for print and for readers without scripting. */
  given: readonly DescriptionItem[]
  /** Why nothing can be changed without scripting. */
  scriptNote: string
  /** Heading of the result for screen readers. */
  resultsHeading: string
  /** The result in one sentence. */
  statement: string
  /** `caution` when the result is that something prevents the exchange. */
  tone?: 'plain' | 'caution'
  /** The result in its shortest form: shown on small screens while the form is in view and the statement is not. */
  line: readonly ResultLineItem[]
  /** What screen readers are told after the line when the result changes. */
  spoken?: string | undefined
  /** What the user must know about this result, below the statement. */
  notice?: Elements
  /** Below the statement, next to the form, e.g. a chart. */
  children?: Elements
  /** Copy, print. */
  actions?: ReactNode
  /** The figures, each with how it was computed. */
  ledgers: readonly CalculatorLedgerProps[]
  /**
   * Loads `Tooltip` and its provider, so that the explanation of a figure also shows beside its closed line. Called
   * only where there is a pointer to hover with; elsewhere, and until they are there, a line opens to show it.
   */
  loadTooltips?: LoadTooltips
  /** Additional charts in full width. */
  charts?: ReactNode
  /** Next steps. */
  next?: ReactNode
  /** Disclaimers. */
  notes?: ReactNode
  /** Shown only in print: when it was printed, and the URL that opens it. */
  paper?: ReactNode
  /** `none` shows what readers without scripting see; detected by default. */
  scripting?: 'detected' | 'none'
}

/** Inputs next to their result: a sentence, charts, and figures with their calculations. Prints on one page. */
export function CalculatorPanel(props: CalculatorPanelProps): ReactNode {
  const { inputs, given, scriptNote, line, spoken = '', charts, next, notes, paper, scripting = 'detected' } = props
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
      <CalculatorLedgers ledgers={props.ledgers} loadTooltips={props.loadTooltips} />
      {charts === undefined ? null : <div className="ui-calculator-charts">{charts}</div>}
      {next === undefined ? null : <div className="ui-calculator-next">{next}</div>}
      {notes === undefined ? null : <div className="ui-calculator-notes">{notes}</div>}
      <ResultLine items={line} form={form} statement={statement} />
      <SpokenResult text={[...line.map(({ label, amount }) => `${label}: ${amount}.`), spoken].join(' ').trim()} />
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
