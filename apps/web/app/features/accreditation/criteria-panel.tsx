import type { CriteriaTab } from '@dst/content/accreditation'
import { FiguresLink } from '~/lib/links/figures-link.tsx'
import { useTermLinks } from '~/lib/copy/linked-texts.tsx'
import { ReviewNote } from '~/lib/copy/review-note.tsx'

/** One tab: each way to qualify with its test, what the test excludes, and the rule. */
export function CriteriaPanel({ tab }: { tab: CriteriaTab }) {
  const linked = useTermLinks()
  return (
    <div className="accreditation-panel">
      <h2 className="ui-visually-hidden">{tab.label}</h2>
      <p className="accreditation-intro">{tab.intro}</p>
      <ul className="accreditation-criteria">
        {tab.criteria.map(({ id, heading, test, detail, citation }) => (
          <li key={id} className="accreditation-criterion">
            <div>
              <h3>{heading}</h3>
              <p className="text-fine text-ink-muted">{citation}</p>
            </div>
            <div>
              <p className="font-strong">{test}</p>
              <p className="text-ink-muted">{linked(detail)}</p>
            </div>
          </li>
        ))}
      </ul>
      <div>
        <FiguresLink at="individualIncomeMinimum" />
        <ReviewNote of={tab.criteria} />
      </div>
    </div>
  )
}
