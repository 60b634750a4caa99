import { type CSSProperties, type ReactNode, useId } from 'react'
import { Disclosure } from '../disclosure/disclosure.tsx'

/** One part of a bar. */
export interface BarPart {
  label: string
  /** In the unit of all bars; zero or more. */
  value: number
  /** The value as shown, e.g. "$1,348,718". */
  text: string
  mark: 'one' | 'two' | 'three'
}

/** One bar, made of parts that stand one after the other. */
export interface ComparedBar {
  label: string
  /** The sum or main figure as shown. */
  total: string
  parts: readonly BarPart[]
}

/** Props of {@link BarComparison}. */
export interface BarComparisonProps {
  title: string
  /** What the picture says, in a sentence: its text alternative. */
  summary: string
  bars: readonly ComparedBar[]
  /** What opens the table of the same figures. */
  tableLabel: string
  /** Headings of the table's columns: what, part, amount. */
  columnLabels: { bar: string; part: string; amount: string }
}

/** Bars on one common scale, with a legend, a text alternative and the figures as a table. */
export function BarComparison({ title, summary, bars, tableLabel, columnLabels }: BarComparisonProps): ReactNode {
  const titleId = useId()
  const longest = Math.max(...bars.map(({ parts }) => sum(parts)), 1)
  const legend = [...new Map(bars.flatMap(({ parts }) => parts).map((part) => [part.mark, part.label])).entries()]
  return (
    <figure className="ui-bars" aria-labelledby={titleId}>
      <figcaption id={titleId} className="ui-bars-title">{title}</figcaption>
      <p className="ui-visually-hidden">{summary}</p>
      <div aria-hidden="true" className="ui-bars-picture">
        {bars.map((bar) => (
          <div key={bar.label} className="ui-bar">
            <span className="ui-bar-label">{bar.label}</span>
            <span className="ui-bar-total">{bar.total}</span>
            <span className="ui-bar-line">
              {bar.parts.filter(({ value }) => value > 0).map((part) => (
                <span key={part.label} className="ui-bar-part" data-mark={part.mark} style={widthOf(part.value / longest)} />
              ))}
            </span>
          </div>
        ))}
      </div>
      <ul aria-hidden="true" className="ui-bars-legend">
        {legend.map(([mark, label]) => (
          <li key={mark}><span className="ui-bar-part" data-mark={mark} />{label}</li>
        ))}
      </ul>
      <Disclosure summary={tableLabel} icon="ledger">
        <Figures title={title} titleId={titleId} bars={bars} columnLabels={columnLabels} />
      </Disclosure>
    </figure>
  )
}

interface FiguresProps extends Pick<BarComparisonProps, 'title' | 'bars' | 'columnLabels'> {
  titleId: string
}

function Figures({ title, titleId, bars, columnLabels }: FiguresProps): ReactNode {
  return (
    // Very large amounts scroll here, not the page; the focus lets the arrow keys do it.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <section className="ui-bars-region" aria-labelledby={titleId} tabIndex={0}>
      <table className="ui-bars-table">
        <caption className="ui-visually-hidden">{title}</caption>
        <thead>
          <tr><th scope="col">{columnLabels.bar}</th><th scope="col">{columnLabels.part}</th><th scope="col">{columnLabels.amount}</th></tr>
        </thead>
        <tbody>
          {bars.flatMap((bar) => bar.parts.map((part) => (
            <tr key={`${bar.label} ${part.label}`}><th scope="row">{bar.label}</th><td>{part.label}</td><td>{part.text}</td></tr>
          )))}
        </tbody>
      </table>
    </section>
  )
}

function sum(parts: readonly BarPart[]): number {
  return parts.reduce((total, part) => total + part.value, 0)
}

function widthOf(share: number): CSSProperties {
  return { width: `${share * 100}%` }
}
