import type { ScoredAnswers } from '@dst/domain/scoring'
import { MessagePage } from '@dst/ui/message-page'
import { Spinner } from '@dst/ui/spinner'
import { Navigate, useSearchParams } from 'react-router'
import { SlowNote } from '~/lib/problems/slow-note.tsx'
import { paths, resultStep } from '~/paths.ts'
import { fullName } from './contact.ts'
import type { ResultParts } from './result-parts.ts'
import { ResultScreen } from './result-screen.tsx'
import { StoredResult } from './stored-result.tsx'
import { useEntry } from './use-entry.ts'
import { VerificationPanel } from './verification-panel.tsx'
import { Wizard } from './wizard.tsx'
import '@dst/ui/tasks.css'
import './questionnaire.css'

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
