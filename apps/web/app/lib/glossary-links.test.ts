import { describe, expect, it } from 'vitest'
import { firstUses, usesIn } from './glossary-links'

const terms = [
  { id: 'dst', forms: ['Delaware statutory trust', 'DST'] },
  { id: 'boot', forms: ['boot'] },
  { id: 'basis', forms: ['tax basis', 'basis'] },
]

describe('the first use of a term', () => {
  it('is linked once in a part, under whatever words', () => {
    const find = firstUses(terms)
    expect(find('A Delaware statutory trust (DST) can help. A DST may not.')).toEqual(['A ', { id: 'dst', words: 'Delaware statutory trust' }, ' (DST) can help. A DST may not.'])
    expect(find('Most DSTs; boot is taxed.')).toEqual(['Most DSTs; ', { id: 'boot', words: 'boot' }, ' is taxed.'])
  })

  it('starts anew with the next part', () => {
    expect(firstUses(terms)('Boot.')).toEqual([{ id: 'boot', words: 'Boot' }, '.'])
    expect(firstUses(terms)('Boot.')).toEqual([{ id: 'boot', words: 'Boot' }, '.'])
  })

  it('takes the longer words, plurals, and no part of another word', () => {
    expect(firstUses(terms)('Your tax basis carries over.')[1]).toEqual({ id: 'basis', words: 'tax basis' })
    expect(usesIn('DSTs and a bootleg reboot', terms).map(({ words }) => words)).toEqual(['DSTs'])
  })

  it('leaves a text without terms alone', () => {
    expect(firstUses(terms)('Rent.')).toEqual(['Rent.'])
    expect(firstUses([])('Boot.')).toEqual(['Boot.'])
  })
})
