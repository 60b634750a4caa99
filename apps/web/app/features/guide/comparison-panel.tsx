import type { Choice, Guide } from '@dst/content/guide'
import { DataTable } from '@dst/ui/data-table'
import { ReviewNote } from '~/lib/copy/review-note.tsx'
import { GuideSection } from './guide-article.tsx'

/** Compares four forms of ownership in one table, and when to consider each. */
export function ComparisonPanel({ tab }: { tab: Guide['tabs']['comparison'] }) {
  const { label, intro, table, review, choicesHeading, choices, upreit } = tab
  return (
    <div className="guide-text">
      <h2>{label}</h2>
      <p className="guide-intro">{intro}</p>
      <DataTable caption={table.caption} columns={table.columns} rows={table.rows} emphasis={1} />
      <section id="when-to-choose" className="guide-section" aria-labelledby="when-to-choose-heading">
        <h2 id="when-to-choose-heading">{choicesHeading}</h2>
        <div className="guide-choices">
          {choices.map((choice) => (
            <WhenToChoose key={choice.id} choice={choice} />
          ))}
        </div>
      </section>
      <div className="guide-aside">
        <GuideSection section={upreit} />
      </div>
      <ReviewNote of={[review, ...choices, upreit]} />
    </div>
  )
}

function WhenToChoose({ choice }: { choice: Choice }) {
  return (
    <div className="guide-choice">
      <h3>{choice.heading}</h3>
      <p className="ui-eyebrow">It may fit if</p>
      <ul>
        {choice.mayFitIf.map((reason) => (
          <li key={reason}>{reason}</li>
        ))}
      </ul>
      <p className="ui-eyebrow">Look elsewhere if</p>
      <ul>
        {choice.lookElsewhereIf.map((reason) => (
          <li key={reason}>{reason}</li>
        ))}
      </ul>
    </div>
  )
}
