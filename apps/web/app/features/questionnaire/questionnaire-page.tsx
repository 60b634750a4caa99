import type { ScoredAnswers } from '@dst/domain/scoring'
import { MessagePage } from '@dst/ui/message-page'
import { Spinner } from '@dst/ui/spinner'
import { Navigate, useSearchParams } from 'react-router'
import { SlowNote } from '~/lib/problems/slow-note.tsx'
import { paths, resultStep } from '~/paths.ts'
import { fullName } from './contact.ts'
import type { ResultParts } from './result-parts.ts'
import { ResultScreen } from './result-screen.tsx'
import { useEntry } from './use-entry.ts'
import { VerificationPanel } from './verification-panel.tsx'
import { Wizard } from './wizard.tsx'
import '@dst/ui/tasks.css'
import './questionnaire.css'
import { useQuery } from '@tanstack/react-query'
import type { ReactElement } from 'react'
import { ReadProblem } from '~/lib/problems/read-problem.tsx'
import { currentInvestorQuery } from '~/services/queries/current-investor.ts'
import { recordedAnswers } from './recorded-answers.ts'

interface QuestionnairePageProps {
  /** Parts of the result that belong to other features. */
  parts: ResultParts
}

/** The five-step investor profile: who is there, the questions, and the result. */
export function QuestionnairePage({ parts }: QuestionnairePageProps) {
  const { entry, admit, admitted } = useEntry()
  const [search] = useSearchParams()

  if (entry === undefined) {
    return (
      <MessagePage title="Verifying your account..." picture={<Spinner size="large" label="One moment" />}>
        <SlowNote />
      </MessagePage>
    )
  }
  if (entry.kind === 'sign-up') return <Navigate to={paths.signUp} replace />
  if (entry.kind === 'second-factor') return <Navigate to={paths.signIn} replace />
  if (entry.kind === 'verify') return <VerificationPanel email={entry.email} onVerified={admit} />

  const { person } = entry
  const result = (answers: ScoredAnswers) => <ResultScreen answers={answers} name={fullName(person)} parts={parts} />
  if (search.get('step') === resultStep) return <StoredResult>{result}</StoredResult>
  return <Wizard person={person} takesFocus={admitted} />
}

/**
 * The result of answers that are already in the record, e.g. after a reload; without any it redirects to the questions.
 */
function StoredResult({ children }: { children: (answers: ScoredAnswers) => ReactElement }) {
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
