import type { ScoredAnswers } from '@dst/domain/scoring'
import { Button } from '@dst/ui/button'
import { MessagePage } from '@dst/ui/message-page'
import { Spinner } from '@dst/ui/spinner'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Navigate } from 'react-router'
import { paths } from '~/paths'
import { currentInvestorQuery } from '~/services/current-investor'
import { recordedAnswers } from './recorded-answers'

/** The result of answers that are in the record already, as after a reload; without any it leads to the questions. */
export function StoredResult({ children }: { children: (answers: ScoredAnswers) => ReactNode }) {
  const { data, isFetching, refetch } = useQuery(currentInvestorQuery)
  if (data !== undefined) {
    const answers = recordedAnswers(data)
    return answers === undefined ? <Navigate to={paths.questionnaire} replace /> : children(answers)
  }
  if (isFetching) return <MessagePage title="Loading your result..." picture={<Spinner size="large" label="One moment" />} />
  return (
    <MessagePage title="Your result could not be loaded" icon="alert" tone="negative" actions={<Button icon="refresh" onClick={() => void refetch()}>Try Again</Button>}>
      <p role="alert" className="text-ink">Your answers are saved. Please check your connection and try again.</p>
    </MessagePage>
  )
}
