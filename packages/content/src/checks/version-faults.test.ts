import { createHash } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { agreementText, consentText } from '../consents/index.ts'
import {
  comingSections,
  comingVersionOf,
  legalStatus,
  legalStatusOf,
  legalVersions,
  privacy,
  terms,
  withSections,
  type LegalVersion,
} from '../legal/index.ts'
import { versionFaults } from './version-faults.ts'

const wordsOf = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 12)

test('the words in effect are those of their version, and a coming one is announced', () => {
  const coming = agreementText(withSections(terms, comingSections.terms), withSections(privacy, comingSections.privacy))
  expect(
    versionFaults({
      versions: legalVersions,
      inEffect: terms.version.date,
      words: { present: wordsOf(consentText('terms')), coming: wordsOf(coming) },
    }),
  ).toEqual([])
  expect(legalStatus.inEffect.date).toBe(privacy.version.date)
})

const first: LegalVersion = {
  date: '2026-11-29',
  announced: null,
  changes: [],
  needsAgreement: false,
  words: 'aaaaaaaaaaaa',
}
const second: LegalVersion = {
  date: '2027-01-05',
  announced: '2026-12-06',
  changes: ['Calls are recorded.'],
  needsAgreement: true,
  words: 'bbbbbbbbbbbb',
}
const third: LegalVersion = { ...second, date: '2027-06-01', announced: '2027-01-05' }
const announced = {
  versions: [second, first],
  inEffect: '2026-11-29',
  words: { present: 'aaaaaaaaaaaa', coming: 'bbbbbbbbbbbb' },
}
const inEffect = {
  versions: [second, first],
  inEffect: '2027-01-05',
  words: { present: 'bbbbbbbbbbbb', coming: 'bbbbbbbbbbbb' },
}

describe('the check of versions', () => {
  test('stays green from the announcement to the day, and after it', () => {
    expect(versionFaults(announced)).toEqual([])
    expect(versionFaults(inEffect)).toEqual([])
  })

  test.each([
    [
      'words that changed without a version',
      { ...inEffect, words: { present: 'cccccccccccc', coming: 'cccccccccccc' } },
    ],
    ['coming words that changed since', { ...announced, words: { ...announced.words, coming: 'cccccccccccc' } }],
    ['coming words that no version announces', { ...announced, versions: [first] }],
    ['a version without its words', { ...announced, words: { present: 'aaaaaaaaaaaa', coming: 'aaaaaaaaaaaa' } }],
    ['29 days', { ...announced, versions: [{ ...second, announced: '2026-12-07' as const }, first] }],
    ['no announcement', { ...announced, versions: [{ ...second, announced: null }, first] }],
    ['no summary of the changes', { ...announced, versions: [{ ...second, changes: [] }, first] }],
    ['two coming versions', { ...announced, versions: [third, second, first] }],
    ['a version that is not listed', { ...inEffect, versions: [first] }],
    ['the wrong order', { ...inEffect, versions: [first, second] }],
  ])('turns red at %s, and says where to read what to do', (_what, facts) => {
    expect(versionFaults(facts)).not.toEqual([])
  })
})

describe('who is asked to agree', () => {
  const later: LegalVersion = { ...third, needsAgreement: false, words: 'cccccccccccc' }

  test('nobody, while no version needs it', () => {
    expect(legalStatusOf([first], '2026-11-29')).toEqual({
      inEffect: first,
      coming: undefined,
      past: [first],
      holding: undefined,
    })
    expect(legalStatusOf([second, first], '2026-11-29')).toEqual({
      inEffect: first,
      coming: second,
      past: [first],
      holding: undefined,
    })
  })

  test('from its day on, whoever agreed to the words before', () => {
    expect(legalStatusOf([second, first], '2027-01-05').holding).toEqual(['bbbbbbbbbbbb'])
  })

  test('after a later version that does not need it, still only they', () => {
    expect(legalStatusOf([later, second, first], '2027-06-01').holding).toEqual(['cccccccccccc', 'bbbbbbbbbbbb'])
  })

  test('a version that is not listed stops the build', () => {
    expect(() => legalStatusOf([first], '2026-11-30')).toThrow('2026-11-30')
  })
})

test('coming sections replace those with their id, and no others', () => {
  const [before, ...others] = privacy.sections
  if (before === undefined) throw new Error('the privacy policy has no sections')
  const after = { ...before, heading: 'Changed' }
  expect(withSections(privacy, [after]).sections).toEqual([after, ...others])
  expect(() => withSections(privacy, [{ ...after, id: 'elsewhere' }])).toThrow('elsewhere')
})

test('a page shows what a coming version says of it, and nothing while none is coming', () => {
  const { date, changes, needsAgreement } = second
  expect(comingVersionOf('terms', legalStatusOf([second, first], first.date))).toMatchObject({
    date,
    changes,
    needsAgreement,
    sections: comingSections.terms,
  })
  expect(comingVersionOf('privacy', legalStatusOf([first], first.date))).toBeUndefined()
})
