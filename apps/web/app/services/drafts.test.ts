import { beforeEach, describe, expect, test, vi } from 'vitest'
import { dropAllDrafts, dropDraft, dropSentDraft, saveDraft, onDraftDropped, readDraft } from './drafts.ts'
import { memoryStorage } from './testing/memory-storage.ts'

const ada = { kind: 'profile', owner: 'ada' } as const
const eve = { kind: 'profile', owner: 'eve' } as const
const hasDraft = ({ kind, owner }: { kind: string; owner: string }) =>
  globalThis.localStorage?.getItem(`dst-draft:${kind}:${owner}`) != null
const content = { firstName: 'Augusta' }
const savedAt = Date.parse('2026-11-21T10:00:00Z')
const days = (count: number) => savedAt + count * 86_400_000

describe('drafts', () => {
  beforeEach(() => vi.stubGlobal('localStorage', memoryStorage({ theme: 'dark' })))

  test('come back to their form and their owner, and to no other', () => {
    saveDraft(ada, content)
    expect(readDraft(ada)).toEqual(content)
    expect(hasDraft(ada)).toBe(true)
    expect(readDraft(eve)).toBeUndefined()
    expect(readDraft({ kind: 'contact', owner: 'ada' })).toBeUndefined()
    expect(hasDraft(eve)).toBe(false)
  })

  test.each([
    [6, true],
    [7, true],
    [7.001, false],
    [-1, false],
  ])('of %d days ago come back: %s', (age, fresh) => {
    saveDraft(ada, content, savedAt)
    expect(readDraft(ada, days(age)) !== undefined).toBe(fresh)
    expect(hasDraft(ada)).toBe(fresh)
  })

  test('that are too old go, whosever they are, when anybody reads theirs', () => {
    saveDraft(eve, content, savedAt)
    saveDraft(ada, content, days(7))
    expect(readDraft(ada, days(8))).toEqual(content)
    expect(hasDraft(eve)).toBe(false)
  })

  test.each(['', 'not json', 'null', '"text"', '{"content":1}', '{"savedAt":"now","content":1}', '{"savedAt":1}'])(
    'that read %j are dropped in silence',
    (stored) => {
      localStorage.setItem('dst-draft:profile:ada', stored)
      expect(readDraft(ada)).toBeUndefined()
      expect(hasDraft(ada)).toBe(false)
    },
  )

  test('are dropped one by one, or all at once, and nothing else with them', () => {
    saveDraft(ada, content)
    saveDraft(eve, content)
    dropDraft(ada)
    expect([hasDraft(ada), hasDraft(eve)]).toEqual([false, true])
    saveDraft({ kind: 'contact', owner: 'visitor' }, content)
    dropAllDrafts()
    expect(localStorage.length).toBe(1)
    expect(localStorage.getItem('theme')).toBe('dark')
  })

  test('of what was sent are dropped, and those that another tab has changed stay', () => {
    saveDraft(ada, content)
    dropSentDraft(ada, { firstName: 'Ada' })
    expect(readDraft(ada)).toEqual(content)
    dropSentDraft(ada, { ...content })
    expect(hasDraft(ada)).toBe(false)
  })

  test('do no harm where the browser blocks storage', () => {
    vi.stubGlobal('localStorage', undefined)
    expect(() => saveDraft(ada, content)).not.toThrow()
    expect(readDraft(ada)).toBeUndefined()
    expect(hasDraft(ada)).toBe(false)
  })

  test('are heard of when another tab drops them, until one stops listening', () => {
    const tab = new EventTarget()
    vi.stubGlobal('window', tab)
    const heard = vi.fn<() => void>()
    const stop = onDraftDropped(ada, heard)
    const tell = (key: string | null, newValue: string | null) =>
      tab.dispatchEvent(Object.assign(new Event('storage'), { key, newValue }))
    tell('dst-draft:profile:ada', '{}')
    tell('dst-draft:profile:eve', null)
    expect(heard).not.toHaveBeenCalled()
    tell('dst-draft:profile:ada', null)
    tell(null, null)
    expect(heard).toHaveBeenCalledTimes(2)
    stop()
    tell('dst-draft:profile:ada', null)
    expect(heard).toHaveBeenCalledTimes(2)
    vi.unstubAllGlobals()
  })
})
