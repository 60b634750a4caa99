import { questionnaireSubmitErrors } from '@dst/domain/errors'
import type { QuestionnaireDraft } from '@dst/domain/questionnaire'
import { completeQuestionnaire } from '@dst/domain/validation'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { toErrorMessage } from '~/lib/forms/error-message.ts'
import { questionnaireResultPath } from '~/paths.ts'
import { api } from '~/services/api.ts'
import { authClient } from '~/services/auth.ts'
import { currentInvestorQuery, renewCurrentInvestor } from '~/services/queries/current-investor.ts'
import { logCode } from '~/lib/browser/log-code.ts'
import { submissionsQuery } from './submissions.ts'
import type { Person } from './contact.ts'
import { abandonSubmission, beginSubmission, finishQuestionnaire } from './questionnaire-store.ts'
import { submitQuestionnaire, type SubmitFailure } from './submit-questionnaire.ts'

const unexpected = {
  code: 'submission-failed',
  message: questionnaireSubmitErrors['submission-failed'].message,
  remedy: 'again',
} as const

/** Submits the questionnaire; its data is the failure, if there was one. Answers stay until the server has them. */
export function useSubmission(person: Person) {
  const queryClient = useQueryClient()
  const navigate = useNavigate()

  async function send(draft: QuestionnaireDraft): Promise<SubmitFailure | undefined> {
    const answers = completeQuestionnaire(draft)
    if (!answers.ok) return unexpected
    const outcome = await submitQuestionnaire(
      { api, auth: authClient, log: logCode },
      person,
      beginSubmission(answers.value),
    )
    if (!outcome.ok) {
      if (outcome.error.remedy === 'as-new') abandonSubmission()
      return outcome.error
    }
    const { dstScore, questionnaireCompletedAt, updatedAt } = outcome.value
    // The result page uses the returned record; the cached list of submissions is outdated.
    queryClient.setQueryData(currentInvestorQuery.queryKey, outcome.value)
    queryClient.removeQueries({ queryKey: submissionsQuery.queryKey })
    await navigate(questionnaireResultPath, { replace: true })
    // Not earlier: the questions page, still mounted, would refetch the record too.
    void renewCurrentInvestor(queryClient, outcome.value)
    finishQuestionnaire({ submittedAt: questionnaireCompletedAt ?? updatedAt, answers: answers.value }, dstScore)
    return undefined
  }

  return useMutation({
    mutationFn: async (draft: QuestionnaireDraft) => {
      const failure = await send(draft).catch(() => {
        logCode(`questionnaire ${unexpected.code}`)
        return unexpected
      })
      return failure && { ...failure, ...toErrorMessage(failure) }
    },
  })
}
