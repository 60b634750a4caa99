import type { BannerTone } from '@dst/ui/banner'
import type { ActionEnd } from './confirm-dialog.tsx'
import { jobLabel } from './job-labels.ts'

/** What the staff can do with a job. */
export type JobAction = 'retry' | 'cancel'

/** The question before each action. */
export const jobQuestions = {
  retry: {
    title: 'Retry this job?',
    effect:
      'It runs now, and gets all its tries again. What was withdrawn, replaced by a newer version or delivered ' +
      'meanwhile is not sent.',
    confirm: 'Retry',
    busyLabel: 'Retrying...',
    tone: 'primary',
  },
  cancel: {
    title: 'Cancel this job?',
    effect: 'It is not tried any more. What it was to deliver stays undelivered: tell whoever waits for it yourself.',
    confirm: 'Cancel job',
    busyLabel: 'Canceling...',
    tone: 'danger',
  },
} as const satisfies Record<JobAction, object>

/** What came of an action, for the page from which it was asked for. */
export function jobResult(kind: string, action: JobAction, end: ActionEnd): { tone: BannerTone; words: string } {
  const job = `“${jobLabel(kind)}”`
  if (end === 'changed')
    return {
      tone: 'caution',
      words:
        `${job} was left as it is: it has changed in the meantime, as it runs, is done or was canceled. This page ` +
        'now shows how it stands.',
    }
  if (end === 'gone') return { tone: 'caution', words: `${job} is no longer in the queue. Nothing was changed.` }
  return action === 'retry'
    ? { tone: 'success', words: `${job} was started again. Reload the page in a minute to see what came of it.` }
    : { tone: 'success', words: `${job} was canceled.` }
}
