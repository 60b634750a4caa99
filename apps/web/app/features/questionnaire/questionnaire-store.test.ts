import { beforeEach, describe, expect, it, vi } from 'vitest'
import { dropAllDrafts } from '~/services/drafts'
import { memoryStorage } from '~/services/testing/memory-storage'
import { answerQuestion, discardAnswers, finishQuestionnaire, openQuestionnaire, useQuestionnaireStore } from './questionnaire-store'
import { goldAnswers } from './testing/answers'

const ada = '6f2c0a52'
const state = () => useQuestionnaireStore.getState()
const reload = () => useQuestionnaireStore.setState(useQuestionnaireStore.getInitialState(), true)

describe('questionnaire store', () => {
  beforeEach(() => {
    vi.stubGlobal('sessionStorage', memoryStorage())
    vi.stubGlobal('localStorage', memoryStorage())
    reload()
    openQuestionnaire(ada)
  })

  it('keeps answers over a reload and a closed tab', () => {
    answerQuestion('accredited', 'notSure')
    answerQuestion('passiveImportance', 3)
    reload()
    vi.stubGlobal('sessionStorage', memoryStorage())
    openQuestionnaire(ada)
    expect(state().draft).toMatchObject({ accredited: 'notSure', passiveImportance: 3 })
  })

  it('shows nobody the answers of another person', () => {
    answerQuestion('accredited', 'notSure')
    openQuestionnaire('7a1d9e33')
    expect(state().draft).toEqual({})
  })

  it('forgets answers at sign-out', () => {
    answerQuestion('accredited', 'notSure')
    dropAllDrafts()
    openQuestionnaire(ada)
    expect(state().draft).toEqual({})
  })

  it('forgets answers that the person discards', () => {
    answerQuestion('accredited', 'notSure')
    discardAnswers()
    expect(state().draft).toEqual({})
    expect(localStorage.length).toBe(0)
  })

  it('turns the answers into a result and hands the score over', () => {
    answerQuestion('accredited', 'yes')
    finishQuestionnaire(goldAnswers, 101)
    expect(state()).toEqual({ owner: ada, draft: {}, submitted: goldAnswers })
    expect(sessionStorage.getItem('dstScore')).toBe('101')
    expect(localStorage.length).toBe(0)
  })

  it('shows the result again to the same person, and to no other', () => {
    finishQuestionnaire(goldAnswers, 101)
    openQuestionnaire(ada)
    expect(state().submitted).toEqual(goldAnswers)
    openQuestionnaire('7a1d9e33')
    expect(state().submitted).toBeUndefined()
  })
})
