import { expect, test } from 'vitest'
import { blockSlot, comingSpans, freeSlot, isBlocked, otherSpans } from './blocked-spans.ts'

const at = (time: string) => `2026-11-25T${time}:00.000Z`
const slot = { start: at('15:30'), end: at('16:00') }
const hour = { from: at('15:00'), to: at('17:00') }

test('a time is blocked once, and freed without what lies around it', () => {
  expect(blockSlot([], slot)).toEqual([{ from: at('15:30'), to: at('16:00') }])
  expect(blockSlot([hour], slot)).toEqual([hour])
  expect(freeSlot([hour], slot)).toEqual([
    { from: at('15:00'), to: at('15:30') },
    { from: at('16:00'), to: at('17:00') },
  ])
  expect(freeSlot(blockSlot([], slot), slot)).toEqual([])
})

test('spans that only touch a time leave it free', () => {
  expect(isBlocked([{ from: at('16:00'), to: at('17:00') }], slot)).toBe(false)
  expect(isBlocked([{ from: at('15:59'), to: at('17:00') }], slot)).toBe(true)
})

test('what is over is dropped, and what lies elsewhere is shown by itself', () => {
  const now = new Date(at('14:00'))
  const over = { from: at('12:00'), to: at('14:00') }
  const later = { from: at('20:00'), to: at('21:00') }
  expect(comingSpans([over, hour], now)).toEqual([hour])
  expect(otherSpans([over, hour, later], [slot], now)).toEqual([later])
})
