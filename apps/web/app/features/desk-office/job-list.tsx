import type { DeskJob } from '@dst/contracts/desk'
import { Banner } from '@dst/ui/banner'
import { Button } from '@dst/ui/button'
import { DescriptionList } from '@dst/ui/description-list'
import { TextLink } from '@dst/ui/link'
import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { restoreFocus } from '~/lib/focus/restore-focus.ts'
import { deskPathOf, deskPaths } from '~/desk-paths.ts'
import { deskApi } from '~/services/desk.ts'
import { ConfirmDialog, type ActionEnd } from './confirm-dialog.tsx'
import { jobLabel, jobStateLabels } from './job-labels.ts'
import { jobQuestions, jobResult, type JobAction } from './job-actions.ts'
import { When } from './moments.tsx'
import { renewRequests } from './office-queries.ts'
import { ReasonText } from './reason-text.tsx'

interface JobListProps {
  jobs: readonly DeskJob[]
  /** What stands in place of a list without entries. */
  empty?: string
  /** Whether each leads to its request. */
  linked?: boolean
}

/** Jobs of the queue, each with why it failed, what to do, and its Retry and Cancel. */
export function JobList({ jobs, empty, linked = false }: JobListProps) {
  const queryClient = useQueryClient()
  const [asked, setAsked] = useState<{ job: DeskJob; action: JobAction }>()
  const [result, setResult] = useState<ReturnType<typeof jobResult>>()
  const place = useRef<HTMLDivElement>(null)

  const end = async (job: DeskJob, action: JobAction, how: ActionEnd) => {
    setResult(jobResult(job.kind, action, how))
    await renewRequests(queryClient)
    restoreFocus(place)
  }

  return (
    <div className="desk-jobs">
      <div ref={place} tabIndex={-1} className="desk-news">
        {result === undefined ? null : <Banner tone={result.tone}>{result.words}</Banner>}
      </div>
      {jobs.length === 0 && empty !== undefined ? <p>{empty}</p> : null}
      {jobs.map((job) => (
        <article key={job.id} className="desk-entry">
          <h3>{jobLabel(job.kind)}</h3>
          <DescriptionList items={jobFacts(job, linked)} />
          <div className="desk-buttons">
            {(['retry', 'cancel'] as const)
              .filter((action) => (action === 'retry' ? job.canRetry : job.canCancel))
              .map((action) => (
                <Button
                  key={action}
                  variant="secondary"
                  size="small"
                  aria-label={`${jobQuestions[action].confirm}: ${jobLabel(job.kind)}`}
                  onClick={() => setAsked({ job, action })}
                >
                  {jobQuestions[action].confirm}
                </Button>
              ))}
          </div>
        </article>
      ))}
      {asked === undefined ? null : (
        <ConfirmDialog
          {...jobQuestions[asked.action]}
          run={() => deskApi.jobs[asked.action](asked.job.id)}
          onClose={() => setAsked(undefined)}
          onEnd={(how) => void end(asked.job, asked.action, how)}
        >
          <p>{jobLabel(asked.job.kind)}</p>
          <p>{jobQuestions[asked.action].effect}</p>
        </ConfirmDialog>
      )}
    </div>
  )
}

function jobFacts({ state, tries, madeAt, dueAt, reason, requestId, kind }: DeskJob, linked: boolean) {
  return [
    { term: 'State', description: jobStateLabels[state] },
    ...(reason === null ? [] : [{ term: 'Why it failed', description: <ReasonText code={reason} /> }]),
    { term: 'Tries so far', description: String(tries) },
    { term: 'Since', description: <When at={madeAt} /> },
    ...(state === 'waiting' ? [{ term: 'Next try', description: <When at={dueAt} /> }] : []),
    ...(linked && requestId !== null
      ? [
          {
            term: 'Request',
            description: <TextLink href={deskPathOf(deskPaths.request, requestId)}>{requestId.slice(0, 8)}</TextLink>,
          },
        ]
      : []),
    { term: 'Code', description: kind },
  ]
}
