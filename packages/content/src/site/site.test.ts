import { expect, test } from 'vitest'
import { findPromises } from '../checks/promises.ts'
import { reviewFaults } from '../checks/reviews.ts'
import { processPage } from '../process/index.ts'
import { partnerDisclosure, partnerFirm, partnerName } from '../partner/index.ts'
import { contactStats } from '../contact/index.ts'
import { openFacts, reviewedBy, displayedSocialLinks, site, toBeConfirmed, toBeSupplied } from './index.ts'

test('contact data stays on reserved domains and numbers until the owner supplies it', () => {
  expect(site.url).toBe('https://www.example.com')
  expect(site.email).toMatch(/@example\.com$/)
  expect(site.phone).toEqual({ display: '(555) 555-0142', href: 'tel:+15555550142' })
})

test('hours and figures read as specified', () => {
  expect(site.hours.map((row) => `${row.days} ${row.hours}`)).toEqual([
    'Mon-Fri 9am-6pm EST',
    'Sat 10am-2pm EST',
    'Sun closed',
  ])
  expect(contactStats.map((card) => `${card.value} ${card.label}`)).toEqual([
    '500+ investors served',
    '24hr response time',
    '99% satisfaction',
  ])
})

test('facts that only the owner knows show as placeholders', () => {
  expect(toBeSupplied('Fax')).toEqual({ placeholder: true, text: '[Fax: to be completed by the owner]' })
  expect(Object.values(site.legal).map((fact) => fact.placeholder)).toEqual([true, true, true])
})

test('social links stay hidden until they have an address', () => {
  expect(displayedSocialLinks(site.social)).toEqual([])
  expect(displayedSocialLinks([{ network: 'X', url: 'https://example.com/us' }])).toEqual([
    { network: 'X', url: 'https://example.com/us' },
  ])
})

test('the consultation disclosure says who pays, for what, and that it is a conflict', () => {
  const { text } = partnerDisclosure.compensation
  expect(text).toContain('not a client of the partner')
  expect(text).toContain('marketing fees and cost-per-lead compensation')
  expect(text).toContain('conflict of interest')
  expect(text).toContain(`never paid on what you invest ${toBeConfirmed}`)
  expect(partnerDisclosure.feeTerms).toBe(
    'The fee for each person: [What the partner pays for each person, and when: to be completed by the owner]. ' +
      'It is the same whether or not the person invests, and whatever they invest.',
  )
  expect(partnerDisclosure.partner.description).toContain(`not owned by us ${toBeConfirmed}`)
  expect(partnerDisclosure.dataSharingNotice).toContain('nobody will call you')
})

test('the consultation disclosure is dated, sourced and promises nothing', () => {
  expect(reviewFaults(partnerDisclosure)).toEqual([])
  const texts = [
    partnerDisclosure.partner.description,
    partnerDisclosure.compensation.text,
    partnerDisclosure.feeTerms,
    partnerDisclosure.callConsent,
    partnerDisclosure.dataSharingConsent,
    partnerDisclosure.dataSharingNotice,
    partnerDisclosure.contactNotice,
    partnerDisclosure.accreditationNotice,
    partnerDisclosure.readinessNotice,
  ]
  expect(texts.flatMap(findPromises)).toEqual([])
})

test('nobody is called an expert whom the owner has not named', () => {
  expect(reviewedBy(site.reviewer)).toBe('our editors')
  expect(reviewedBy({ name: 'Ada Byron', credential: 'CPA' })).toBe('Ada Byron, CPA')
})

test('what is checked about a partner is the owner’s to say, and what is not checked is said', () => {
  const claims = processPage.claims.items
  expect(claims.map(({ term }) => term)).toEqual(['Expert', 'Checked about a partner', 'Not checked by us'])
  expect(claims[1]?.meaning).toContain(site.partnerChecks.text)
  expect(claims[2]?.meaning).toContain('We do not check any DST, sponsor or property')
})

test('a firm that is named loses its mark', () => {
  expect(partnerName(partnerFirm)).toBe(`${partnerFirm.name} [partner firm: to be completed by the owner]`)
  expect(partnerName({ ...partnerFirm, placeholder: false })).toBe(partnerFirm.name)
})

test('what the owner has still to fill in is named, until it is filled in', () => {
  expect(openFacts({ ...site, partner: partnerFirm })).toEqual([
    'url',
    'email',
    'phone',
    'legal.governingLaw',
    'legal.phone',
    'legal.address',
    'partnerChecks',
    'statsEvidence',
    'partner',
  ])
  const named = { ...site, url: 'https://invest.test', partner: { ...partnerFirm, placeholder: false } } as const
  expect(openFacts(named)).toEqual([
    'email',
    'phone',
    'legal.governingLaw',
    'legal.phone',
    'legal.address',
    'partnerChecks',
    'statsEvidence',
    'partner.feeTerms',
  ])
})
