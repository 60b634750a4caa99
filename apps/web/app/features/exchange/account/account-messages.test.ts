import type { SavedExchangeFile } from '@dst/contracts'
import { emptyExchangeFile } from '@dst/domain/exchange-file'
import { describe, expect, test } from 'vitest'
import { linkQuestion } from '../link-question.ts'
import type { AccountFileState } from '../store/account-file-state.ts'
import { accountMessage, accountAnnouncement, unsavedAccountMessage } from './account-messages.ts'
import { cardMessage } from './exchange-card.tsx'

const saved: SavedExchangeFile = { file: emptyExchangeFile, version: 1, updatedAt: '2026-11-25T10:00:00.000Z' }
const failed = (task: 'read' | 'save' | 'remove', expired = false) => ({ status: 'failed', task, expired }) as const

describe('the note of someone who is signed in', () => {
  test.each<[AccountFileState, string]>([
    [{ status: 'unknown' }, 'Kept on this device. Looking in your account…'],
    [{ status: 'offered', removedElsewhere: false }, 'Kept on this device.'],
    [
      { status: 'offered', removedElsewhere: true },
      'Removed from your account on another device. Kept on this device.',
    ],
    [{ status: 'choice', saved }, 'Kept on this device. Your account has another exchange.'],
    [{ status: 'saving' }, 'Kept on this device. Saving to your account…'],
    [{ status: 'saved' }, 'Saved in your account, and kept on this device.'],
    [
      { status: 'conflict', conflicts: [], theirs: saved },
      'Kept on this device. It was changed on another device too, and waits for your choice.',
    ],
    [failed('read'), 'Kept on this device. Your account could not be read.'],
    [failed('save'), 'Kept on this device. The latest changes could not be saved to your account.'],
    [failed('remove'), 'It could not be removed from your account, which still has it.'],
    [
      failed('save', true),
      'Kept on this device. The latest changes could not be saved to your account. Your session has ended.',
    ],
  ])('of %j', (state, words) => expect(accountMessage(state, true)).toBe(words))

  test('claims no copy on the device where nothing is entered', () => {
    expect(accountMessage({ status: 'offered', removedElsewhere: false }, false)).toBe(
      'What you enter stays on this device.',
    )
    expect(accountMessage({ status: 'emptied' }, false)).toBe(
      'Nothing is entered on this device. Your account still has your exchange.',
    )
  })

  test('claims no copy on the device that keeps nothing', () => {
    expect(unsavedAccountMessage({ status: 'saved' })).toBe('Saved in your account. This browser keeps no copy of it.')
    expect(unsavedAccountMessage({ status: 'saving' })).toContain(
      'What is not in your account lasts until you close it.',
    )
  })

  test('is read out when something has to be done, and not at every save', () => {
    expect(accountAnnouncement({ status: 'saved' }, true)).toBe('')
    expect(accountAnnouncement({ status: 'saving' }, true)).toBe('')
    expect(accountAnnouncement(failed('save'), true)).toContain('could not be saved')
  })
})

describe('the question about the figures of a link', () => {
  test('speaks of the device alone where no account has the file', () => {
    expect(linkQuestion('signed-out', false)).not.toContain('account')
  })
  test('says that the account’s copy is replaced too, or that it stays', () => {
    expect(linkQuestion('saved', true)).toContain('replace them here and in your account')
    expect(linkQuestion('signed-out', true)).toContain('on this device only; your account keeps its copy')
    expect(linkQuestion('conflict', true)).toContain('only by what you choose afterwards')
  })
})

test('the profile tells an exchange of the device from one of the account', () => {
  expect(cardMessage({ status: 'offered', removedElsewhere: false }, true)).toContain('on this device only')
  expect(cardMessage({ status: 'offered', removedElsewhere: false }, false)).toBe(
    'No exchange is saved in your account.',
  )
  expect(cardMessage({ status: 'saved' }, false)).toContain('is saved in your account')
})
