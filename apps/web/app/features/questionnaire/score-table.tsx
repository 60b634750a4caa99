import { displayScoreRange } from '@dst/domain/parameters'
import type { QuestionnaireScore } from '@dst/domain/scoring'
import { DataTable } from '@dst/ui/data-table'

/** How each answer counted. */
export function ScoreTable({ result }: { result: QuestionnaireScore }) {
  const { from, to } = displayScoreRange.value
  return (
    <div className="grid gap-3">
      <DataTable
        caption="How each answer counted"
        columns={['Question', 'Your answer', 'Points', 'Most possible']}
        rows={result.criteria.map(({ label, answerLabel, points, maximum }) => ({
          heading: label,
          cells: [answerLabel, <Figure key="points" value={points} />, <Figure key="maximum" value={maximum} />],
        }))}
      />
      <p className="text-small text-ink-muted">
        {result.score === result.displayScore
          ? `Your answers add up to ${signed(result.score)} points.`
          : `Your answers add up to ${signed(result.score)} points; the score is shown from ${from} to ${to}.`}{' '}
        Location and property type do not change it.
      </p>
    </div>
  )
}

function Figure({ value }: { value: number }) {
  return <span className="ui-tabular block text-end">{signed(value)}</span>
}

/** A number with a true minus sign. */
function signed(value: number): string {
  return value < 0 ? `−${Math.abs(value)}` : String(value)
}
