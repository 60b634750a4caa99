import { describe, expect, test } from 'vitest'
import { tabOfFragment } from './tab-choice.ts'

const tabs = [{ id: 'individuals' }, { id: 'entities', anchors: ['trusts', 'companies'] }]

describe('the tab that an address asks for', () => {
  test.each([
    ['', 'individuals'],
    ['entities', 'entities'],
    ['trusts', 'entities'],
    ['main', undefined],
    ['entitie', undefined],
  ])('for the fragment %j is %s', (fragment, id) => {
    expect(tabOfFragment(tabs, fragment)).toBe(id)
  })

  test('is none where there are no tabs', () => {
    expect(tabOfFragment([], '')).toBeUndefined()
  })
})
