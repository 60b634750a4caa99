import type { ShownFigure } from './shown-result'

interface ResultTableProps {
  caption: string
  figures: readonly ShownFigure[]
  /** The label of the line that closes the account, drawn between rules. */
  total: string
}

/** Amounts under one heading, as in a ledger. */
export function ResultTable({ caption, figures, total }: ResultTableProps) {
  return (
    <table className="w-full border-collapse">
      <caption className="border-b border-ink pb-2 text-start font-serif text-heading-3 leading-snug">{caption}</caption>
      <tbody>
        {figures.map(({ label, amount }) => (
          <tr key={label} className={label === total ? 'border-b-4 border-double border-ink font-strong' : 'border-b border-line'}>
            <th scope="row" className="py-2 pe-4 text-start leading-snug font-[inherit]">{label}</th>
            <td className="ui-tabular py-2 text-end align-baseline">{amount}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
