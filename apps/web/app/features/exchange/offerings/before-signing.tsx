import type { ExchangeOfferings } from '@dst/content/exchange'
import { DescriptionList } from '@dst/ui/description-list'
import { forNotes } from './figures/figure-table.tsx'

interface BeforeSigningProps {
  content: ExchangeOfferings
  /** On paper there is room for one's own words beside each line. */
  paper?: boolean
}

/** What to read, and whom to ask what. */
export function BeforeSigning({ content: { checklist, questions }, paper = false }: BeforeSigningProps) {
  return (
    <div className="offerings-before">
      <section aria-label={checklist.heading}>
        <h3>{checklist.heading}</h3>
        <p>{checklist.intro}</p>
        {paper ? (
          <PaperList heading={checklist.heading} lines={checklist.items.map(({ what, look }) => `${what}: ${look}`)} />
        ) : (
          <DescriptionList items={checklist.items.map(({ what, look }) => ({ term: what, description: look }))} />
        )}
      </section>
      {questions.map(({ id, heading, intro, questions: asked }) => (
        <section key={id} aria-label={heading}>
          <h3>{heading}</h3>
          <p>{intro}</p>
          {paper ? (
            <PaperList heading={heading} lines={asked} />
          ) : (
            <ul className="offerings-questions">
              {asked.map((question) => (
                <li key={question}>{question}</li>
              ))}
            </ul>
          )}
        </section>
      ))}
    </div>
  )
}

/** Lines with an empty column to write in. */
function PaperList({ heading, lines }: { heading: string; lines: readonly string[] }) {
  return (
    <table className="offerings-table" data-paper data-lines>
      <caption className="ui-visually-hidden">{heading}</caption>
      <thead>
        <tr>
          <th scope="col">{heading}</th>
          <th scope="col">Your notes</th>
        </tr>
      </thead>
      <tbody>
        {lines.map((line) => (
          <tr key={line}>
            <th scope="row">{line}</th>
            <td aria-label={forNotes} />
          </tr>
        ))}
      </tbody>
    </table>
  )
}
