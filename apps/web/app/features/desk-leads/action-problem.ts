import type { ApiFailure } from '@dst/api-client'
import type { Slot } from '@dst/contracts'
import { toErrorMessage } from '~/lib/forms/error-message.ts'
import { connectionErrorMessage } from '~/services/connection-error.ts'

/** Why an action was not recorded, as its adviser reads it. */
export interface ActionProblem {
  message: string
  /** When it can be tried again, if the server said so. */
  retryAt?: Date | undefined
  /** The session has ended. */
  signIn?: boolean
  /** The lead is another one by now: it has to be read again. */
  changed?: boolean
  /** The free times nearest to one that was just taken. */
  slots?: readonly Slot[] | undefined
}

/** What a failure means for what was to be recorded or undone. */
export function actionProblem(failure: ApiFailure, done: 'recorded' | 'undone' | 'saved'): ActionProblem {
  const nothing = `Nothing was ${done}.`
  const connection = connectionErrorMessage(failure)
  if (connection !== undefined) return { message: `${connection} Nothing that you chose is lost: try again.` }
  if (failure.kind === 'timeout')
    return { message: `No answer came in time. Try again: what has arrived is not ${done} twice.` }
  if (failure.kind !== 'http') return { message: `The answer could not be read. Try again.` }
  if (failure.status === 401) return { message: `You are no longer signed in. ${nothing}`, signIn: true }
  if (failure.status === 404) return { message: `This is no longer at your desk. ${nothing}` }
  if (failure.code === 'slot_taken')
    return { message: `This time was just taken. ${nothing} Choose another.`, slots: failure.slots }
  if (failure.status === 409)
    return { message: `This lead has changed since you read it. ${nothing} Its present state is shown.`, changed: true }
  if (failure.status === 400) {
    const issues = failure.issues ?? []
    const said = issues.length === 0 ? [failure.message] : issues.map(({ message }) => message)
    return { message: [...said.map(asSentence), nothing].join(' ') }
  }
  const { retryAt } = toErrorMessage({ ...failure })
  return { message: `The server could not do this. ${nothing} What you chose is still here: try again.`, retryAt }
}

function asSentence(words: string): string {
  return /[.!?]$/.test(words) ? words : `${words}.`
}
