import { displayScoreRange } from '@dst/domain/parameters'
import type { QuestionnaireScore } from '@dst/domain/scoring'
import { DataTable } from '@dst/ui/data-table'
import { FiguresLink } from '~/lib/links/figures-link.tsx'
import { formatPoints, signed } from './points.ts'

/** How each answer counted. */
export function ScoreTable({ result }: { result: QuestionnaireScore }) {
  const { from, to } = displayScoreRange
  const isUnscaled = result.score === result.displayScore
  return (
    <div className="score-table">
      <DataTable
        caption="How each answer counted"
        columns={['Question', 'Your answer', 'Points']}
        rows={result.criteria.map((criterion) => ({
          heading: criterion.label,
          cells: [
            criterion.answerLabel,
            <span key="points" className="ui-tabular">
              {formatPoints(criterion)}
            </span>,
          ],
        }))}
      />
      <p className="score-table-note">
        {`Your answers add up to ${signed(result.score)} points` +
          `${isUnscaled ? '' : `; the score is shown from ${from} to ${to}`}. ` +
          'Your preferred location and property type do not change it.'}
      </p>
      <FiguresLink at="scoringPoints" />
    </div>
  )
}
