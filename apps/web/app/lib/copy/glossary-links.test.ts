import { describe, expect, test } from 'vitest'
import { firstUses, termLinks } from './glossary-links.ts'

const known = [
  { id: 'dst', forms: ['Delaware statutory trust', 'DST'] },
  { id: 'boot', forms: ['boot'] },
  { id: 'basis', forms: ['tax basis', 'basis'] },
]
const terms = termLinks('A DST, boot and basis.', known)
const piecesOf = (text: string) => firstUses(terms)(text).filter((piece) => piece !== '')

describe('the first use of a term', () => {
  test('is linked once in a part, under whatever words', () => {
    const find = firstUses(terms)
    expect(find('A Delaware statutory trust (DST) can help. A DST may not.')).toEqual([
      'A ',
      { id: 'dst', words: 'Delaware statutory trust' },
      ' (DST) can help. A DST may not.',
    ])
    expect(find('Most DSTs; boot is taxed.')).toEqual(['Most DSTs; ', { id: 'boot', words: 'boot' }, ' is taxed.'])
  })

  test('starts anew with the next part', () => {
    expect(piecesOf('Boot.')).toEqual([{ id: 'boot', words: 'Boot' }, '.'])
    expect(piecesOf('Boot.')).toEqual([{ id: 'boot', words: 'Boot' }, '.'])
  })

  test('takes the longer words, plurals, and no part of another word', () => {
    expect(firstUses(terms)('Your tax basis carries over.')[1]).toEqual({ id: 'basis', words: 'tax basis' })
    expect(piecesOf('DSTs and a bootleg reboot')).toEqual([{ id: 'dst', words: 'DSTs' }, ' and a bootleg reboot'])
  })

  test('leaves a text without terms alone', () => {
    expect(piecesOf('Rent.')).toEqual(['Rent.'])
    expect(firstUses(termLinks('Rent.', known))('Boot.')).toEqual(['Boot.'])
  })

  test('is looked for only among the terms that the page uses', () => {
    expect(termLinks('Most DSTs.', known).ids).toEqual(['dst'])
  })
})
