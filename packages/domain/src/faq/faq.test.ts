import { expect, test } from 'vitest'
import {
  categoriesOf,
  categoryLabel,
  categoryLabels,
  chooseFaqs,
  filterFaqs,
  popularFaqs,
  type FaqEntry,
} from './index.ts'

const dst = entry(1, 'basics', 'What is a DST?', 'A trust that owns real estate.')
const deadlines = entry(2, 'tax', 'Which deadlines apply?', '45 and 180 days.')
const risks = entry(16, 'risks', 'What are the risks?', 'You can lose money in a dst.')
const all = [dst, deadlines, risks]

test('the categories have the specified names', () => {
  expect(categoryLabels).toEqual({
    all: 'All Categories',
    basics: 'DST Basics',
    tax: 'Tax & 1031 Exchange',
    benefits: 'Benefits & Advantages',
    eligibility: 'Eligibility Requirements',
    investment: 'Investment Process',
    risks: 'Risks & Limitations',
    management: 'Property Management',
    sponsor: 'Due Diligence',
    process: 'Process & Documentation',
  })
})

test.each([
  ['tax', 'Tax & 1031 Exchange'],
  ['estate planning', 'Estate planning'],
  ['constructor', 'Constructor'],
  ['', ''],
])('category %j shows as %j', (category, label) => {
  expect(categoryLabel(category)).toBe(label)
})

test('only categories that have entries are counted, each once', () => {
  expect(categoriesOf([dst, risks, entry(3, 'basics', '', '')])).toEqual(['basics', 'risks'])
})

test.each([
  ['all', '', [1, 2, 16]],
  ['tax', '', [2]],
  ['all', 'DST', [1, 16]],
  ['all', 'dst', [1, 16]],
  ['risks', 'dst', [16]],
  ['all', '180 DAYS', [2]],
  ['basics', 'deadlines', []],
  ['unheard', '', []],
])('category %s with search %j shows %j', (category, search, ids) => {
  expect(filterFaqs(all, { category, search }).map(({ id }) => id)).toEqual(ids)
})

test.each([
  ['   ', [1, 2, 16]],
  ['  dst  ', [1, 16]],
  ['days 180', [2]],
  ['lose\tMONEY', [16]],
  ['money tomorrow', []],
  ['deadline', [2]],
  ['deadlines', [2]],
  ['risk', [16]],
  ['estates', [1]],
  ['trusts', [1]],
  ['what are the risks?', [16]],
  ['?', [1, 2, 16]],
])('search %j shows %j', (search, ids) => {
  expect(filterFaqs(all, { category: 'all', search }).map(({ id }) => id)).toEqual(ids)
})

const many = [
  entry(1, 'benefits', 'What happens to my DST when I die?', 'Your share passes to your heirs.'),
  entry(2, 'eligibility', 'Who can invest?', 'Most are offered to accredited investors.'),
  entry(3, 'eligibility', 'Can I invest through a trust, an LLC or a company?', 'Often, yes.'),
  entry(4, 'tax', 'How do I identify properties?', 'Name each property and its boxes.'),
]
test.each([
  ['IRA', [3]],
  ['IRAs', [3]],
  ['retirement accounts', [3]],
  ['inherit', [1]],
  ['inheritance', [1]],
  ['heir', [1]],
  ['not accredited', [2]],
  ['Non-accredited', [2]],
  ['not  accredited investors', [2]],
  ['property', [4]],
  ['properties', [4]],
  ['identify property', [4]],
  ['box', [4]],
  ['boxes', [4]],
])('what people type, %j, shows %j', (search, ids) => {
  expect(filterFaqs(many, { category: 'all', search }).map(({ id }) => id)).toEqual(ids)
})

test('a text that occurs as it stands is found, whatever its words', () => {
  const odd = entry(5, 'tax', 'Is (g)(6) a "trap"?', 'Yes: it’s 45 & 180 days; addresses, gas, bus, always.')
  for (const search of ['(g)(6) a', '"trap"?', "it's 45 & 180", '180 days;', 'addresses, gas, bus', 'alway', 's 4']) {
    expect(filterFaqs([odd], { category: 'all', search }), search).toEqual([odd])
  }
})

test('the popular entries are those six', () => {
  const thirty = Array.from({ length: 30 }, (_, index) => entry(index + 1, 'basics', '', ''))
  expect(popularFaqs(thirty).map(({ id }) => id)).toEqual([1, 2, 4, 9, 13, 16])
})

test('no more than six popular entries show even when a list repeats their ids', () => {
  expect(popularFaqs([...all, ...all, ...all])).toHaveLength(6)
})

test.each([
  [7, 'built-in'],
  [8, 'built-in'],
  [9, 'server'],
])('a server list of %d entries: the %s list shows', (length, shown) => {
  const server = Array.from({ length }, (_, index) => entry(index, 'tax', '', ''))
  expect(chooseFaqs(server, all)).toBe(shown === 'server' ? server : all)
})

test('without a server list the built-in one shows', () => {
  expect(chooseFaqs(undefined, all)).toBe(all)
})

function entry(id: number, category: string, question: string, answer: string): FaqEntry {
  return { id, question, answer, category, order: id }
}
