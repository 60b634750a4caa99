import { questionnaireSubmitErrors } from '@dst/domain/errors'
import type { QuestionnaireDraft } from '@dst/domain/questionnaire'
import { scoreQuestionnaire } from '@dst/domain/scoring'
import { completeQuestionnaire } from '@dst/domain/validation'
import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { told, type Told } from '~/lib/told'
import { questionnaireResultPath } from '~/paths'
import { api } from '~/services/api'
import { authClient } from '~/services/auth'
import { renewCurrentInvestor } from '~/services/current-investor'
import { writeHandOver } from '~/services/hand-over'
import { logCode } from '~/services/log-code'
import type { Person } from './person'
import { finishQuestionnaire } from './questionnaire-store'
import { submitQuestionnaire, type SubmitFailure } from './submit-questionnaire'

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
    if (!answers.ok) return setFailure({ code: 'submission-failed', message: questionnaireSubmitErrors['submission-failed'].message })
    const outcome = await submitQuestionnaire({ api, auth: authClient, now: () => new Date(), log: logCode }, person, answers.value)
    if (!outcome.ok) {
      if (outcome.error.code === 'not-authenticated') writeHandOver('prefilledEmail', person.email)
      return setFailure({ ...outcome.error, ...told(outcome.error) })
    }
    void renewCurrentInvestor(queryClient, outcome.value)
    finishQuestionnaire(answers.value, scoreQuestionnaire(answers.value).score)
    await navigate(questionnaireResultPath, { replace: true })
  }

  async function submit(draft: QuestionnaireDraft): Promise<void> {
    if (underWay.current) return
    underWay.current = true
    setSending(true)
    setFailure(undefined)
    await send(draft)
    underWay.current = false
    setSending(false)
  }

  return { submit, sending, failure }
}
