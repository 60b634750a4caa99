import type { ExchangeFacts } from '@dst/domain/exchange-facts'
import { expect, test, vi } from 'vitest'
import { followOwnFacts } from './follow-own-facts.ts'

const facts = { debtToReplace: 400_000 }

function following(first: string | null, load: () => Promise<ExchangeFacts> = () => Promise.resolve(facts)) {
  let file = first
  let look = () => {}
  const told: ExchangeFacts[] = []
  const loads = vi.fn(load)
  const stop = followOwnFacts(
    {
      kept: () => file,
      load: loads,
      repeat: (work) => {
        look = work
        return () => {}
      },
    },
    (each) => told.push(each),
  )
  const keep = async (next: string | null) => {
    file = next
    look()
    await Promise.resolve()
  }
  return { told, loads, keep, stop }
}

test('without a file nothing is loaded, and nothing told', async () => {
  const { told, loads, keep } = following(null)
  await keep(null)
  expect(loads).not.toHaveBeenCalled()
  expect(told).toEqual([])
})

test('a file that comes after the dialog has opened is told, once', async () => {
  const { told, loads, keep } = following(null)
  await keep('{"version":1}')
  await keep('{"version":1}')
  expect(loads).toHaveBeenCalledTimes(1)
  expect(told).toEqual([facts])
})

test('a change is told, and so is a file that was cleared', async () => {
  const { told, keep } = following('one')
  await keep('two')
  await keep(null)
  expect(told).toEqual([facts, {}])
})

test('what could not be loaded is tried again', async () => {
  let fails = true
  const { told, keep } = following('one', () => (fails ? Promise.reject(new Error('offline')) : Promise.resolve(facts)))
  await keep('one')
  await Promise.resolve()
  fails = false
  await keep('one')
  expect(told).toEqual([facts])
})

test('nothing is told after it has stopped', async () => {
  const { told, stop } = following('one')
  stop()
  await Promise.resolve()
  expect(told).toEqual([])
})
