import { describe, expect, it } from 'vitest'
import { tabAfterKey, tabOfFragment } from './tab-choice'

const tabs = [{ id: 'individuals' }, { id: 'entities', anchors: ['trusts', 'companies'] }]

describe('the tab that an address asks for', () => {
  it.each([
    ['', 'individuals'],
    ['entities', 'entities'],
    ['trusts', 'entities'],
    ['main', undefined],
    ['entitie', undefined],
  ])('for the fragment %j is %s', (fragment, id) => {
    expect(tabOfFragment(tabs, fragment)).toBe(id)
  })

  it('is none where there are no tabs', () => {
    expect(tabOfFragment([], '')).toBeUndefined()
  })
})

describe('keys within a row of four tabs', () => {
  it.each([
    ['ArrowRight', 0, 1],
    ['ArrowRight', 3, 0],
    ['ArrowDown', 1, 2],
    ['ArrowLeft', 0, 3],
    ['ArrowUp', 2, 1],
    ['Home', 2, 0],
    ['End', 1, 3],
    ['Tab', 1, undefined],
    ['a', 1, undefined],
  ])('%s on tab %i leads to %s', (key, index, next) => {
    expect(tabAfterKey(key, index, 4)).toBe(next)
  })
})
