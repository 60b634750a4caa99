import { describe, expect, test } from 'vitest'
import { longSentences } from './sentences.ts'

/** A sentence of so many words. */
function sentenceOf(words: number): string {
  return `${['The', ...Array.from({ length: words - 1 }, () => 'rent')].join(' ')}.`
}

describe('a sentence', () => {
  test.each([
    [27, 0],
    [28, 0],
    [29, 1],
  ])('of %i words is too long %i times', (words, times) => {
    expect(longSentences(sentenceOf(words))).toHaveLength(times)
  })

  test('has words: none at all is not too long', () => {
    expect(longSentences('')).toEqual([])
  })

  test('that is too long is named, and its neighbors are not', () => {
    const long = sentenceOf(40)
    expect(longSentences(`Short. ${long} Short again?`)).toEqual([long])
  })

  test.each(['.', '!', '?', ':', ';', '.”', '.)'])('ends with "%s"', (end) => {
    const half = sentenceOf(20).slice(0, -1)
    expect(longSentences(`${half}${end} ${half}.`)).toEqual([])
  })

  test.each(['costs $1.5 million', 'is taxed at 3.8% by Reg. 1.1031(k)-1', 'fell to 0.5 of'])(
    'does not end inside a number: %s',
    (words) => {
      const half = sentenceOf(20).slice(0, -1)
      expect(longSentences(`${half} ${words} ${half.toLowerCase()}.`)).toHaveLength(1)
    },
  )

  test('may begin with a quotation mark, a bracket or an amount', () => {
    const half = sentenceOf(20)
    expect(longSentences(`${half} “${half}” (${half}) $5 ${half.toLowerCase()}`)).toEqual([])
  })
})
