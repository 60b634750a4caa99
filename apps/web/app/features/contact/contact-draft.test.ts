import { beforeEach, describe, expect, test, vi } from 'vitest'
import { hasDraft } from '~/services/draft-place.ts'
import { readDraft } from '~/services/drafts.ts'
import { memoryStorage } from '~/services/testing/memory-storage.ts'
import { acceptedMessage, discardMessage, forgetSentMessage, keepMessage } from './contact-draft.ts'

const entry = { firstName: 'Margaret', lastName: '', email: '', subject: '', message: 'My sale closes in March. ' }
const place = { kind: 'contact', owner: 'visitor' } as const

describe('an unsent message', () => {
  beforeEach(() => vi.stubGlobal('localStorage', memoryStorage()))

  test('is kept as it was typed, and an empty form leaves nothing', () => {
    expect(keepMessage('visitor', entry)).toBe(true)
    expect(acceptedMessage(readDraft(place))).toEqual(entry)
    expect(keepMessage('visitor', { firstName: '', lastName: '', email: '', subject: '', message: '' })).toBe(false)
    expect(hasDraft(place)).toBe(false)
  })

  test('goes once it was sent or discarded', () => {
    keepMessage('visitor', entry)
    forgetSentMessage('visitor', { ...entry, message: 'My sale closes in March.' })
    expect(hasDraft(place)).toBe(false)
    keepMessage('visitor', entry)
    discardMessage('visitor')
    expect(hasDraft(place)).toBe(false)
  })

  test('stays when another tab sent other words', () => {
    keepMessage('visitor', entry)
    forgetSentMessage('visitor', { ...entry, message: 'My sale closes in April.' })
    expect(hasDraft(place)).toBe(true)
  })

  test.each([undefined, null, 'text', [], { firstName: 7, message: null }])('that reads %j is an empty one', (kept) => {
    expect(acceptedMessage(kept)).toEqual({ firstName: '', lastName: '', email: '', subject: '', message: '' })
  })
})
