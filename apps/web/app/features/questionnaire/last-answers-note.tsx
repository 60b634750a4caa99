import { Banner } from '@dst/ui/banner'
import { Button } from '@dst/ui/button'
import { TextLink } from '@dst/ui/link'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { questionnaireStepPath } from '~/paths.ts'
import { readSubmissions } from './submissions.ts'
import { fillInLast, useQuestionnaireStore } from './questionnaire-store.ts'
import { formatMoment } from './submission-list.ts'

/** Says at the first step that the answers of the last submission are filled in, or that they could not be loaded. */
export function LastAnswersNote({ reviewStep }: { reviewStep: number }) {
  const last = useQuestionnaireStore((state) => state.last)
  const lastUnread = useQuestionnaireStore((state) => state.lastUnread)
  if (lastUnread) return <NotRead />
  if (last === undefined) return null
  return (
    <Banner
      tone="info"
      announce="none"
      action={
        <TextLink href={questionnaireStepPath(reviewStep)} className="questionnaire-review-change">
          Go to the review
        </TextLink>
      }
    >
      {`Your answers from ${formatMoment(last.submittedAt)} are filled in. Change what is different now; nothing is ` +
        'sent until you submit.'}
    </Banner>
  )
}

function NotRead() {
  const queryClient = useQueryClient()
  const retry = useMutation({ mutationFn: async () => fillInLast(await readSubmissions(queryClient)) })
  return (
    <Banner
      tone="caution"
      action={
        <Button
          variant="secondary"
          size="small"
          icon="refresh"
          busy={retry.isPending}
          busyLabel="Loading..."
          onClick={() => retry.mutate()}
        >
          Try Again
        </Button>
      }
    >
      Your earlier answers could not be loaded, so nothing is filled in. You can answer the questions all the same.
    </Banner>
  )
}
