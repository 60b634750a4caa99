import { expect, test } from 'vitest'
import { copiedMessage, savedMessage } from './saved-note.tsx'

test.each([
  [false, true, 'What you enter stays on this device.'],
  [true, true, 'Kept on this device.'],
  [true, false, 'This browser does not let the page keep your entries. They last until you close it.'],
])('entered %s and kept %s: %s', (entered, persisted, words) => expect(savedMessage(entered, persisted)).toBe(words))

test('a link that was copied says that no offering is in it, to whoever has typed one', () => {
  expect(copiedMessage(false)).toBe('Link copied. Anyone who opens it sees your figures and dates, but no names.')
  expect(copiedMessage(true)).toContain('but no names, and nothing of your offerings.')
})
