import { describe, expect, test } from 'vitest'
import { paths } from './paths.ts'
import { prerenderedPaths } from './prerendered-paths.ts'

describe('paths', () => {
  test('gives every page its own address', () => {
    const addresses = Object.values(paths)
    expect(addresses.length).toBeGreaterThanOrEqual(19)
    expect(new Set(addresses).size).toBe(addresses.length)
  })

  test('writes no page to HTML that belongs to one person', () => {
    const personal: string[] = [
      paths.profile,
      paths.myData,
      paths.dashboard,
      paths.questionnaire,
      paths.authCallback,
      paths.exchangeShared,
    ]
    expect(prerenderedPaths.filter((path) => personal.includes(path))).toEqual([])
    expect(prerenderedPaths).toContain('/')
  })
})
