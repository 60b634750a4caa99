import { createHash } from 'node:crypto'
import { runSeed } from '@dst/vitest-config/seeded-random'
import { test } from 'playwright/test'

const taken = new Map<string, number>()

/** A UUID for the journey that runs now: another one at each call and in each repetition, the same in each run. */
export function seededId(): string {
  const { titlePath, repeatEachIndex, retry } = test.info()
  const journey = JSON.stringify([runSeed(), titlePath, repeatEachIndex, retry])
  const turn = (taken.get(journey) ?? 0) + 1
  taken.set(journey, turn)
  const hex = createHash('sha256').update(`${journey} ${turn}`).digest('hex')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`
}
