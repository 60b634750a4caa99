import { describe, expect, test } from 'vitest'
import { faqsFromFragment, fragmentOfFaqs } from './faq-address.ts'

describe('the address of the FAQ page', () => {
  test('stays bare while nothing is narrowed or open', () => {
    expect(fragmentOfFaqs({ category: 'all', search: '' })).toBe('')
  })

  test.each([
    [{ category: 'tax', search: '' }, 'category=tax'],
    [{ category: 'all', search: '45 & 180 days' }, 'search=45+%26+180+days'],
    [{ category: 'risks', search: 'fee', question: 16 }, 'category=risks&search=fee&question=16'],
  ])('carries %j as %s, there and back', (address, fragment) => {
    expect(fragmentOfFaqs(address)).toBe(fragment)
    expect(faqsFromFragment(fragment)).toEqual(address)
  })

  test.each([
    ['', { category: 'all', search: '' }],
    ['main', { category: 'all', search: '' }],
    ['category=&search=', { category: 'all', search: '' }],
    ['question=first', { category: 'all', search: '' }],
    ['question=-1', { category: 'all', search: '' }],
    ['category=estate&question=7', { category: 'estate', search: '', question: 7 }],
  ])('reads %j as %j', (fragment, address) => {
    expect(faqsFromFragment(fragment)).toEqual(address)
  })
})
