import { pageReviews, sources } from '@dst/content/sources'
import { exchangeAssumptions } from '@dst/domain/calculator-explanation'
import { expect, test } from 'vitest'

test('the one note of the home page covers what the calculator takes for granted', () => {
  const { items, reviewed } = exchangeAssumptions('commercial')
  expect(pageReviews.home.reviewed <= reviewed).toBe(true)
  const cited = pageReviews.home.sources
    .map((id) => sources[id].works.map(({ citation }) => citation).join('; '))
    .join('; ')
  const authorities = items.flatMap(({ authority }) => authority ?? [])
  expect(authorities.length).toBeGreaterThanOrEqual(3)
  expect(authorities.filter((authority) => !cited.includes(authority.replace(/\(.*$/, '')))).toEqual([])
})
