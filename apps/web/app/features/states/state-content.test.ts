import { stateRecords } from '@dst/domain/parameters/provenance/states'
import { longDate } from '@dst/domain/wording/long-date'
import { describe, expect, test } from 'vitest'
import { stateSlug } from '~/state-paths.ts'
import { stateContent, statesByName, statesContent } from './state-content.ts'

const contentOf = (name: string) => {
  const content = stateContent(stateSlug(name))
  if (content === undefined) throw new Error(`no page of ${name}`)
  return content
}

test('every state has a page, and nothing else has one', () => {
  expect(statesByName).toHaveLength(51)
  expect(statesContent().states.map(({ slug }) => slug)).toContain('district-of-columbia')
  expect([stateContent('puerto-rico'), stateContent('California'), stateContent(undefined)]).toEqual([
    undefined,
    undefined,
    undefined,
  ])
})

describe.each(statesByName)('the page of $name', (state) => {
  const content = contentOf(state.name)
  const text = JSON.stringify(content)

  test('is named after it, in lengths that search engines show', () => {
    expect(content.title).toContain(state.name)
    expect(content.description.length).toBeGreaterThanOrEqual(70)
    expect(content.description.length).toBeLessThanOrEqual(160)
  })

  test('says in one sentence what the state takes', () => {
    expect(content.sentence).toMatch(/^[A-Z].*[^.]\.$/)
    expect(content.sentence).toContain(state.name)
  })

  test('says how sure the figures of both years are', () => {
    expect(content.kinds).toHaveLength(state.income === 'taxed' ? 2 : 0)
  })

  test('says when it was reviewed', () => {
    expect(content.reviewed.words).toBe(longDate(stateRecords[state.code].reviewed))
  })

  test('shows nothing that was not read without saying so', () => {
    const points = Object.values(stateRecords[state.code].unverified ?? {}).flatMap((each) => each ?? [])
    expect(points.filter((point) => !text.includes(point))).toEqual([])
    const unread = (state.places ?? []).filter(({ unverified }) => unverified).length
    expect(text.split('not confirmed"').length - 1).toBe(unread)
  })

  test('fits a phone, and has no hole where a value should be', () => {
    const tables = content.sections.flatMap(({ blocks }) => blocks.filter(({ kind }) => kind === 'table'))
    expect(tables.filter((table) => 'columns' in table && table.columns.length > 3)).toEqual([])
    expect(text).not.toMatch(/undefined|NaN|null|\[object|\.\./)
    expect(text).not.toMatch(/your state tax is|save by moving/i)
  })
})

describe('the sentence', () => {
  test.each([
    [
      'California',
      'California taxes a gain like other income, at rates from 1% to 12.3%, and adds 1% on ' +
        'taxable income over $1,000,000.',
    ],
    ['Montana', 'Montana taxes a long-term gain at rates of its own, 3% and 4.1%, stacked on other income.'],
    ['Missouri', 'Missouri has an income tax, but since 2025 it no longer reaches a person’s gain on property.'],
    ['Texas', 'Texas has no tax on the income of people, so it takes nothing of a gain.'],
  ])('of %s', (name, sentence) => {
    expect(contentOf(name).sentence).toBe(sentence)
  })
})
