import { beforeEach, describe, expect, it, vi } from 'vitest'
import { clearHandOverAtSignOut } from '~/services/hand-over'
import { memoryStorage } from '~/services/testing/memory-storage'
import { answerQuestion, finishQuestionnaire, openQuestionnaire, useQuestionnaireStore } from './questionnaire-store'
import { goldAnswers } from './testing/answers'

const ada = 'ada@example.com'
const state = () => useQuestionnaireStore.getState()
const reload = () => useQuestionnaireStore.setState(useQuestionnaireStore.getInitialState(), true)

describe('questionnaire store', () => {
  beforeEach(() => {
    vi.stubGlobal('sessionStorage', memoryStorage())
    reload()
    openQuestionnaire(ada)
  })

  it('keeps answers over a reload', () => {
    answerQuestion('accredited', 'notSure')
    answerQuestion('passiveImportance', 3)
    reload()
    openQuestionnaire(ada)
    expect(state().draft).toMatchObject({ accredited: 'notSure', passiveImportance: 3 })
  })

  it('shows nobody the answers of another person', () => {
    answerQuestion('accredited', 'notSure')
    openQuestionnaire('eve@example.com')
    expect(state().draft).toEqual({})
  })

  it('forgets answers at sign-out', () => {
    answerQuestion('accredited', 'notSure')
    clearHandOverAtSignOut()
    openQuestionnaire(ada)
    expect(state().draft).toEqual({})
  })

  it('turns the answers into a result and hands the score over', () => {
    answerQuestion('accredited', 'yes')
    finishQuestionnaire(goldAnswers, 101)
    expect(state()).toEqual({ owner: ada, draft: {}, submitted: goldAnswers })
    expect(sessionStorage.getItem('dstScore')).toBe('101')
    expect(sessionStorage.getItem('questionnaireDraft')).toBeNull()
  })

  it('shows the result again to the same person, and to no other', () => {
    finishQuestionnaire(goldAnswers, 101)
    openQuestionnaire(ada)
    expect(state().submitted).toEqual(goldAnswers)
    openQuestionnaire('eve@example.com')
    expect(state().submitted).toBeUndefined()
  })
})
