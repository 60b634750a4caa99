import { expect, test } from 'vitest'
import { createKeyReader, type KeyContext, type KeyPress } from './shortcuts.ts'

function openReader() {
  const read = createKeyReader()
  const done: string[] = []
  const keys = ['j', 'a', 'i', 'g i', '?', 'Escape']
  const shortcuts = Object.fromEntries(keys.map((key) => [key, () => void done.push(key)]))
  const press = (key: string, changes: Partial<KeyPress> = {}, context: Partial<KeyContext> = {}) => {
    const event = { key, ctrlKey: false, metaKey: false, altKey: false, shiftKey: false, repeat: false }
    const whole = { ...event, isComposing: false, timeStamp: 0, ...changes }
    read(whole, shortcuts, { switchedOn: true, typing: false, ...context })?.()
  }
  return { press, done }
}

test('a key does what it stands for', () => {
  const { press, done } = openReader()
  press('j')
  press('J')
  press('?', { shiftKey: true })
  press('J', { shiftKey: true })
  press('Escape')
  expect(done).toEqual(['j', 'j', '?', 'Escape'])
})

test('with a modifier, in a field or while a text is composed no key does anything', () => {
  const { press, done } = openReader()
  press('a', { ctrlKey: true })
  press('a', { metaKey: true })
  press('a', { altKey: true })
  press('a', { isComposing: true })
  press('a', {}, { typing: true })
  press('Escape', {}, { typing: true })
  expect(done).toEqual([])
})

// WCAG 2.2, 2.1.4: keys that write can be switched off.
test('switched off, keys that write do nothing, and the others still do', () => {
  const { press, done } = openReader()
  press('a', {}, { switchedOn: false })
  press('?', { shiftKey: true }, { switchedOn: false })
  press('Escape', {}, { switchedOn: false })
  expect(done).toEqual(['Escape'])
})

test('a key that is held down moves on, and records nothing twice', () => {
  const { press, done } = openReader()
  press('j', { repeat: true })
  press('a', { repeat: true })
  expect(done).toEqual(['j'])
})

test('two keys belong together within a second and a half', () => {
  const { press, done } = openReader()
  press('g', { timeStamp: 1000 })
  press('i', { timeStamp: 2499 })
  press('g', { timeStamp: 5000 })
  press('i', { timeStamp: 6500 })
  expect(done).toEqual(['g i', 'i'])
})
