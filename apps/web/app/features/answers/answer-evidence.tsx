import type { AnswerLabels, AnswerPage, ReviewDays } from '@dst/content/answers'
import type { CalendarDate } from '@dst/content/sources'
import { longDate } from '@dst/domain/wording/long-date'
import { DescriptionList } from '@dst/ui/description-list'

/** Who wrote and who reviewed an answer, when it was and is reviewed, and what changed. */
export function AnswerEvidence({
  evidence: { expert, changes },
  review,
  labels,
}: {
  evidence: AnswerPage['evidence']
  review: ReviewDays
  labels: AnswerLabels
}) {
  return (
    <section id="evidence" aria-labelledby="evidence-heading">
      <h2 id="evidence-heading">{labels.evidence}</h2>
      <DescriptionList
        layout="definitions"
        items={[
          { term: labels.writtenBy, description: labels.editors },
          {
            term: labels.reviewedBy,
            description:
              expert === null ? (
                labels.notReviewed
              ) : (
                <>
                  <span>{`${expert.name}, ${expert.credential}, `}</span>
                  <Day date={expert.on} />
                </>
              ),
          },
          { term: labels.textReviewed, description: <Day date={review.text} /> },
          { term: labels.sourcesRead, description: <Day date={review.read} /> },
          { term: labels.nextReview, description: <Day date={review.next} /> },
          {
            term: labels.changes,
            description: (
              <ul className="answer-changes">
                {changes.toReversed().map(({ on, what }) => (
                  <li key={`${on} ${what}`}>
                    <Day date={on} />
                    <span>{`: ${what}`}</span>
                  </li>
                ))}
              </ul>
            ),
          },
        ]}
      />
    </section>
  )
}

function Day({ date }: { date: CalendarDate }) {
  return <time dateTime={date}>{longDate(date)}</time>
}
