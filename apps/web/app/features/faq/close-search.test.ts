import { builtInFaqs } from '@dst/content/faq'
import { describe, expect, test } from 'vitest'
import { closeSearch } from './close-search.ts'

const close = closeSearch(builtInFaqs)
const questions = (search: string) => close(search).map(({ question }) => question)

describe('a search that the texts do not contain finds what is close', () => {
  test.each([
    ['acreditted', 'Who can invest in a DST?'],
    ['forty five days', 'What are the 45-day and 180-day deadlines?'],
    ['forty-five days', 'What are the 45-day and 180-day deadlines?'],
    ['45-day', 'What are the 45-day and 180-day deadlines?'],
    ['one hundred eighty days', 'What are the 45-day and 180-day deadlines?'],
    ['deferal of tax', 'Which taxes can an exchange defer?'],
    ['morgage', 'What is boot, and what happens to my mortgage?'],
    ['how do I identfy property', 'How do I identify replacement property?'],
  ])('"%s": "%s"', (search, question) => {
    expect(questions(search)).toContain(question)
  })

  test('the best match comes first, and not more than five do', () => {
    expect(questions('forty five days')[0]).toBe('What are the 45-day and 180-day deadlines?')
    expect(questions('dst')).toHaveLength(5)
  })

  test.each(['zeppelin', 'zebra', '', '   ', 'what is the'])('"%s" finds nothing', (search) => {
    expect(questions(search)).toEqual([])
  })

  test('a number is not another number', () => {
    expect(questions('46')).toEqual([])
  })
})
