import { expect, test } from 'vitest'
import { savedMessage } from './saved-note.tsx'

test.each([
  [false, true, 'What you enter stays on this device.'],
  [true, true, 'Kept on this device.'],
  [true, false, 'This browser does not let the page keep your entries. They last until you close it.'],
])('entered %s and kept %s: %s', (entered, persisted, words) => expect(savedMessage(entered, persisted)).toBe(words))
