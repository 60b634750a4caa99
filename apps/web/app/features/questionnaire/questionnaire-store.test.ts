import { beforeEach, describe, expect, test, vi } from 'vitest'
import { dropAllDrafts } from '~/services/drafts.ts'
import { memoryStorage } from '~/services/testing/memory-storage.ts'
import {
  abandonSubmission,
  answerQuestion,
  beginSubmission,
  discardAnswers,
  fillInLast,
  finishQuestionnaire,
  openQuestionnaire,
  currentAnswers,
  useQuestionnaireStore,
} from './questionnaire-store.ts'
import { goldAnswers, nurturedAnswers } from './testing/answers.ts'

const ada = '6f2c0a52'
const sent = (answers: typeof goldAnswers) => ({
  id: '5a0c8f2e-4b1d-4c3a-9d2f-0e6b7a8c9d10',
  submittedAt: '2026-11-21T10:00:00.000Z',
  answers,
  score: 101,
  tier: 'gold' as const,
})
const state = () => useQuestionnaireStore.getState()
const reload = () => useQuestionnaireStore.setState(useQuestionnaireStore.getInitialState(), true)

describe('questionnaire store', () => {
  beforeEach(() => {
    vi.stubGlobal('sessionStorage', memoryStorage())
    vi.stubGlobal('localStorage', memoryStorage())
    reload()
    openQuestionnaire(ada, [])
  })

  test('keeps answers over a reload and a closed tab', () => {
    answerQuestion('accredited', 'notSure')
    answerQuestion('passiveImportance', 3)
    reload()
    vi.stubGlobal('sessionStorage', memoryStorage())
    openQuestionnaire(ada, [])
    expect(state().draft).toMatchObject({ accredited: 'notSure', passiveImportance: 3 })
  })

  test('shows nobody the answers of another person', () => {
    answerQuestion('accredited', 'notSure')
    openQuestionnaire('7a1d9e33', [])
    expect(state().draft).toEqual({})
  })

  test('forgets answers at sign-out', () => {
    answerQuestion('accredited', 'notSure')
    dropAllDrafts()
    openQuestionnaire(ada, [])
    expect(state().draft).toEqual({})
  })

  test('forgets answers that the person discards', () => {
    answerQuestion('accredited', 'notSure')
    discardAnswers()
    expect(state().draft).toEqual({})
    expect(localStorage.length).toBe(0)
  })

  test('is filled in with what was sent last, for its person to acknowledge anew', () => {
    openQuestionnaire(ada, [sent(goldAnswers), sent(nurturedAnswers)])
    expect(currentAnswers(state())).toEqual({ ...goldAnswers, truthfulAcknowledgement: undefined })
    expect(state().last?.submittedAt).toBe('2026-11-21T10:00:00.000Z')
    expect(state().draft).toEqual({})
  })

  test('puts what the person has answered since over what was sent last, also after a reload', () => {
    openQuestionnaire(ada, [sent(goldAnswers)])
    answerQuestion('horizon', '10+ years')
    reload()
    openQuestionnaire(ada, [sent(goldAnswers)])
    expect(currentAnswers(state())).toMatchObject({ accredited: 'yes', horizon: '10+ years' })
    discardAnswers()
    expect(currentAnswers(state()).horizon).toBe('5-10 years')
  })

  test('keeps new answers while the last ones cannot be read, and fills in the rest when they can', () => {
    openQuestionnaire(ada, undefined)
    expect(state().lastUnread).toBe(true)
    answerQuestion('horizon', '10+ years')
    fillInLast([sent(goldAnswers)])
    expect(state().lastUnread).toBe(false)
    expect(currentAnswers(state())).toMatchObject({ accredited: 'yes', horizon: '10+ years' })
  })

  test('repeats the key of one submission after a reload, and in another tab', () => {
    answerQuestion('horizon', '10+ years')
    const { key } = beginSubmission(goldAnswers)
    reload()
    openQuestionnaire(ada, [])
    expect(beginSubmission(goldAnswers).key).toBe(key)
    // Another tab has the answers but not the attempt.
    useQuestionnaireStore.setState({ attempt: undefined })
    expect(beginSubmission(goldAnswers).key).toBe(key)
  })

  test('takes a new key for other answers, and the old one for the old answers while nothing else was sent', () => {
    const { key } = beginSubmission(goldAnswers)
    answerQuestion('horizon', '10+ years')
    answerQuestion('horizon', '5-10 years')
    expect(beginSubmission(goldAnswers).key).toBe(key)
    expect(beginSubmission({ ...goldAnswers, horizon: '10+ years' }).key).not.toBe(key)
  })

  test('takes a new key once the server knows the old one for something else, and after a finished sending', () => {
    const { key } = beginSubmission(goldAnswers)
    abandonSubmission()
    const second = beginSubmission(goldAnswers)
    expect(second.key).not.toBe(key)
    finishQuestionnaire({ submittedAt: '2026-11-22T10:00:00.000Z', answers: goldAnswers }, 101)
    expect(beginSubmission(goldAnswers).key).not.toBe(second.key)
  })

  test('repeats the key also where the browser keeps nothing', () => {
    vi.stubGlobal('localStorage', undefined)
    openQuestionnaire(ada, [])
    expect(beginSubmission(goldAnswers).key).toBe(beginSubmission(goldAnswers).key)
  })

  test('repeats no key of another person', () => {
    const { key } = beginSubmission(goldAnswers)
    openQuestionnaire('7a1d9e33', [])
    expect(beginSubmission(goldAnswers).key).not.toBe(key)
  })

  test('makes what was sent the last answers, and hands the score over', () => {
    answerQuestion('accredited', 'yes')
    finishQuestionnaire({ submittedAt: '2026-11-22T10:00:00.000Z', answers: goldAnswers }, 101)
    expect(state()).toMatchObject({
      owner: ada,
      draft: {},
      attempt: undefined,
      last: { submittedAt: '2026-11-22T10:00:00.000Z' },
    })
    expect(currentAnswers(state())).toEqual({ ...goldAnswers, truthfulAcknowledgement: undefined })
    expect(sessionStorage.getItem('dstScore')).toBe('101')
    expect(localStorage.length).toBe(0)
  })
})
