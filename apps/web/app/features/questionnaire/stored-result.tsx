import type { ScoredAnswers } from '@dst/domain/scoring'
import { MessagePage } from '@dst/ui/message-page'
import { Spinner } from '@dst/ui/spinner'
import { useQuery } from '@tanstack/react-query'
import type { ReactElement } from 'react'
import { Navigate } from 'react-router'
import { ReadProblem } from '~/lib/problems/read-problem.tsx'
import { SlowNote } from '~/lib/problems/slow-note.tsx'
import { paths } from '~/paths.ts'
import { currentInvestorQuery } from '~/services/queries/current-investor.ts'
import { recordedAnswers } from './recorded-answers.ts'

/**
 * The result of answers that are already in the record, e.g. after a reload; without any it redirects to the questions.
 */
export function StoredResult({ children }: { children: (answers: ScoredAnswers) => ReactElement }) {
  const { data, error, isFetching, refetch } = useQuery(currentInvestorQuery)
  if (data !== undefined) {
    const answers = recordedAnswers(data)
    return answers === undefined ? <Navigate to={paths.questionnaire} replace /> : children(answers)
  }
  if (isFetching)
    return (
      <MessagePage title="Loading your result..." picture={<Spinner size="large" label="One moment" />}>
        <SlowNote />
      </MessagePage>
    )
  return <ResultMissing error={error} onRetry={() => void refetch()} />
}

function ResultMissing({ error, onRetry }: { error: Error | null; onRetry: () => void }) {
  return (
    <MessagePage title="Your result could not be loaded" icon="alert" tone="negative">
      <p className="text-ink">Your answers are saved.</p>
      <ReadProblem what="Your result" error={error} onRetry={onRetry} />
    </MessagePage>
  )
}
