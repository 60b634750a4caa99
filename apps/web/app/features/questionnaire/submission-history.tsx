import { Disclosure } from '@dst/ui/disclosure'
import { TextLink } from '@dst/ui/link'
import { Skeleton } from '@dst/ui/skeleton'
import { useQuery } from '@tanstack/react-query'
import { ReadProblem } from '~/lib/problems/read-problem.tsx'
import { questionnaireStepPath } from '~/paths.ts'
import { submissionsQuery } from './submissions.ts'
import { ChangedAnswersTable } from './changed-answers-table.tsx'
import { pastSubmissions, type PastSubmission } from './submission-list.ts'
import './submission-history.css'

/** Props of {@link SubmissionHistory}. */
export interface SubmissionHistoryProps {
  heading?: string
}

/** How many submissions are visible; earlier ones are in a disclosure. */
const initialCount = 5

/**
 * All questionnaire submissions of the signed-in user: date, score, tier, and what changed. Works on any account page.
 */
export function SubmissionHistory({ heading = 'Your answers over time' }: SubmissionHistoryProps) {
  const { data, error, isFetching, refetch } = useQuery(submissionsQuery)
  const past = data && pastSubmissions(data)
  return (
    <section className="submission-history" aria-labelledby="submission-history">
      <h2 id="submission-history">{heading}</h2>
      {past === undefined ? (
        <NotThere loading={isFetching} error={error} onRetry={() => void refetch()} />
      ) : (
        <Times past={past} />
      )}
      <p>
        <TextLink href={questionnaireStepPath(1)} className="submission-history-again">
          Answer the questions again
        </TextLink>
      </p>
    </section>
  )
}

function Times({ past }: { past: readonly PastSubmission[] }) {
  if (past.length === 0) return <p>You have not sent the questionnaire yet.</p>
  const earlier = past.slice(initialCount)
  return (
    <>
      <TimeList past={past.slice(0, initialCount)} />
      {earlier.length === 0 ? null : (
        <Disclosure summary={`Earlier (${earlier.length})`}>
          <TimeList past={earlier} />
        </Disclosure>
      )}
    </>
  )
}

function TimeList({ past }: { past: readonly PastSubmission[] }) {
  return (
    <ol className="submission-history-list">
      {past.map(({ id, when, outcome, changes }) => (
        <li key={id}>
          <p className="submission-history-head">
            <span>{when}</span> <strong>{outcome}</strong>
          </p>
          <WhatChanged when={when} changes={changes} />
        </li>
      ))}
    </ol>
  )
}

function WhatChanged({ when, changes }: Pick<PastSubmission, 'when' | 'changes'>) {
  if (changes === undefined) return <p className="submission-history-note">Your first answers.</p>
  if (changes.length === 0) return <p className="submission-history-note">The same answers as before.</p>
  return (
    <Disclosure summary={changes.length === 1 ? '1 answer changed' : `${changes.length} answers changed`}>
      <ChangedAnswersTable caption={`What changed on ${when}`} hideCaption changes={changes} />
    </Disclosure>
  )
}

function NotThere({ loading, error, onRetry }: { loading: boolean; error: Error | null; onRetry: () => void }) {
  if (loading) return <Skeleton label="Loading your answers" height="var(--space-12)" />
  return <ReadProblem what="Your earlier answers" error={error} onRetry={onRetry} />
}
