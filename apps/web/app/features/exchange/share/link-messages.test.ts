import type { ExchangeShare } from '@dst/contracts'
import { expect, test } from 'vitest'
import { endMessage, linkState, openedMessage } from './link-messages.ts'

const share: ExchangeShare = {
  id: 'a'.repeat(32),
  createdAt: '2026-11-25T15:00:00.000Z',
  expiresAt: '2026-12-25T15:00:00.000Z',
  withdrawnAt: null,
  opens: [],
}
const end = new Date(share.expiresAt)
const opens = (count: number) => ({ ...share, opens: Array.from({ length: count }, () => '2026-11-26T15:00:00.000Z') })

test('a link is open until its end, unless it was withdrawn', () => {
  expect(linkState(share, new Date(end.getTime() - 1))).toBe('open')
  expect(linkState(share, end)).toBe('expired')
  expect(linkState({ ...share, withdrawnAt: '2026-11-26T15:00:00.000Z' }, end)).toBe('withdrawn')
})

test('it says until when it opens, or since when it doesn’t', () => {
  expect(endMessage(share, 'open')).toMatch(/^Opens until Dec 25, 2026, /)
  expect(endMessage(share, 'expired')).toMatch(/^Expired Dec 25, 2026, /)
  expect(endMessage({ ...share, withdrawnAt: '2026-11-26T15:00:00.000Z' }, 'withdrawn')).toMatch(
    /^Withdrawn Nov 26, 2026, /,
  )
})

test.each([
  [0, /^Not opened yet$/],
  [1, /^Opened once, Nov 26, 2026, /],
  [2, /^Opened 2 times, last Nov 26/],
  [99, /^Opened 99 times, last/],
  [100, /^Opened 100 times or more, last/],
])('%i opens', (count, words) => {
  expect(openedMessage(opens(count), 'open')).toMatch(words)
})

test('one that ended without an open says never, not yet', () => {
  expect(openedMessage(share, 'withdrawn')).toBe('Never opened')
})
