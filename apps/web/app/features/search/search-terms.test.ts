import { describe, expect, test } from 'vitest'
import { english } from './english.ts'
import { synonymsOf, termsOf } from './search-terms.ts'

describe('the terms of a text', () => {
  test.each([
    ['How is Boot taxed?', ['boot', 'taxed']],
    ['Résumé of the exchange’s rules', ['resume', 'exchange', 'rule']],
    ['K-1, k1 and 1099s', ['k1', 'k1', '1099']],
    ['$200,000 in 2026', ['200000', '2026']],
    ['like-kind properties, taxes and losses', ['kind', 'property', 'tax', 'loss']],
    ['basis, status, class', ['basis', 'status', 'class']],
    ['what is the', []],
    ['', []],
  ])('%j are %j', (text, terms) => {
    expect(termsOf(text, english)).toEqual(terms)
  })
})

describe('what means the same', () => {
  const language = {
    ...english,
    synonyms: [
      ['QI', 'accommodator'],
      ['got the check', 'sale has closed'],
      ['K-1', 'tax letter'],
    ],
  }

  test.each([
    ['a good qi', ['accommodator']],
    ['accommodators', ['qi']],
    ['I got the check yesterday', ['sale', 'closed']],
    ['the check got lost', []],
    ['k1', ['letter', 'tax']],
    ['boot', []],
  ])('as a part of %j is %j', (text, terms) => {
    expect([...synonymsOf(text, language)].sort()).toEqual([...terms].sort())
  })

  test('in another language is what that language says', () => {
    const spanish = { ...english, synonyms: [['intercambio', '1031']] }
    expect(synonymsOf('un intercambio', spanish)).toEqual(['1031'])
  })
})
