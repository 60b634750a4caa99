import { questionnaireSubmitErrors } from '@dst/domain/errors'
import type { QuestionnaireDraft } from '@dst/domain/questionnaire'
import { completeQuestionnaire } from '@dst/domain/validation'
import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { told, type Told } from '~/lib/told'
import { questionnaireResultPath } from '~/paths'
import { api } from '~/services/api'
import { authClient } from '~/services/auth'
import { currentInvestorQuery, renewCurrentInvestor } from '~/services/current-investor'
import { logCode } from '~/services/log-code'
import { submissionsQuery } from '~/services/submissions'
import type { Person } from './person'
import { abandonSubmission, beginSubmission, finishQuestionnaire } from './questionnaire-store'
import { submitQuestionnaire, type SubmitFailure } from './submit-questionnaire'

const unexpected = {
  code: 'submission-failed',
  message: questionnaireSubmitErrors['submission-failed'].message,
  remedy: 'again',
} as const

/** Sends the questionnaire once at a time; answers stay as they are until the server has them. */
export function useSubmission(person: Person) {
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  const [sending, setSending] = useState(false)
  const [failure, setFailure] = useState<SubmitFailure & Told>()
  // A second press may come before the first one has been drawn.
  const underWay = useRef(false)

  async function send(draft: QuestionnaireDraft): Promise<void> {
    const answers = completeQuestionnaire(draft)
    if (!answers.ok) return setFailure(unexpected)
    const outcome = await submitQuestionnaire(
      { api, auth: authClient, log: logCode },
      person,
      beginSubmission(answers.value),
    )
    if (!outcome.ok) {
      if (outcome.error.remedy === 'as-new') abandonSubmission()
      return setFailure({ ...outcome.error, ...told(outcome.error) })
    }
    const { dstScore, questionnaireCompletedAt, updatedAt } = outcome.value
    // The result shows the record that came back; what was sent before is no longer all there is.
    queryClient.setQueryData(currentInvestorQuery.queryKey, outcome.value)
    queryClient.removeQueries({ queryKey: submissionsQuery.queryKey })
    await navigate(questionnaireResultPath, { replace: true })
    // Not sooner: the questions that are leaving would take their own look at the record along.
    void renewCurrentInvestor(queryClient, outcome.value)
    finishQuestionnaire({ submittedAt: questionnaireCompletedAt ?? updatedAt, answers: answers.value }, dstScore)
  }

  async function submit(draft: QuestionnaireDraft): Promise<void> {
    if (underWay.current) return
    underWay.current = true
    setSending(true)
    setFailure(undefined)
    try {
      await send(draft)
    } catch {
      logCode(`questionnaire ${unexpected.code}`)
      setFailure(unexpected)
    } finally {
      underWay.current = false
      setSending(false)
    }
  }

  return { submit, sending, failure }
}
