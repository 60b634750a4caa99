import { describe, expect, test } from 'vitest'
import { countUses, firstUses, termLinks } from './glossary-links.ts'

const named = (id: string, ...forms: string[]) => ({ id, term: id.toUpperCase(), meaning: `What ${id} is.`, forms })
const known = [
  named('dst', 'Delaware statutory trust', 'DST'),
  named('boot', 'boot'),
  named('basis', 'tax basis', 'basis'),
  named('depreciation', 'depreciation'),
  named('recapture', 'depreciation recapture'),
]
const terms = termLinks('A DST, boot and basis, depreciation and depreciation recapture.', known)
const piecesOf = (text: string) =>
  firstUses(terms)(text)
    .filter((piece) => piece !== '')
    .map((piece) => (typeof piece === 'string' ? piece : { id: piece.term.id, words: piece.words }))

describe('the first use of a term', () => {
  test('is linked once in a part, under whatever words', () => {
    expect(piecesOf('A Delaware statutory trust (DST) can help. A DST may not.')).toEqual([
      'A ',
      { id: 'dst', words: 'Delaware statutory trust' },
      ' (DST) can help. A DST may not.',
    ])
    const find = firstUses(terms)
    expect(find('A DST.')).toHaveLength(3)
    expect(find('Most DSTs; no more.')).toEqual(['Most DSTs; no more.'])
  })

  test('starts anew with the next part', () => {
    expect(piecesOf('Boot.')).toEqual([{ id: 'boot', words: 'Boot' }, '.'])
    expect(piecesOf('Boot.')).toEqual([{ id: 'boot', words: 'Boot' }, '.'])
  })

  test('takes the longer words, plurals, and no part of another word', () => {
    expect(piecesOf('Your tax basis carries over.')[1]).toEqual({ id: 'basis', words: 'tax basis' })
    expect(piecesOf('DSTs and a bootleg reboot')).toEqual([{ id: 'dst', words: 'DSTs' }, ' and a bootleg reboot'])
  })

  test('takes of two terms that begin alike the longer one', () => {
    expect(piecesOf('depreciation recapture after depreciation')).toEqual([
      { id: 'recapture', words: 'depreciation recapture' },
      ' after ',
      { id: 'depreciation', words: 'depreciation' },
    ])
  })

  test('leaves a text without terms alone', () => {
    expect(piecesOf('Rent.')).toEqual(['Rent.'])
    expect(firstUses(termLinks('Rent.', known))('Boot.')).toEqual(['Boot.'])
  })

  test('is looked for only among the terms that the page uses, and comes with its meaning', () => {
    expect(termLinks('Most DSTs.', known).terms).toEqual([{ id: 'dst', term: 'DST', meaning: 'What dst is.' }])
  })
})

test('uses are counted under all words of a term', () => {
  expect(countUses('A tax basis, and a basis. No bases.', named('basis', 'tax basis', 'basis'))).toBe(2)
})
