import type { ExchangeFacts } from '@dst/domain/exchange-facts'
import { renderToStaticMarkup } from 'react-dom/server'
import { useForm } from 'react-hook-form'
import { expect, onTestFinished, test, vi } from 'vitest'
import { ConsultationFields } from './consultation-fields.tsx'
import { openingEntry, type ConsultationFormEntry } from './consultation-payload.ts'

function Form({ entry, myFacts }: { entry: ConsultationFormEntry; myFacts: ExchangeFacts }) {
  return (
    <ConsultationFields
      form={useForm({ defaultValues: entry })}
      myFacts={myFacts}
      idPrefix="c"
      firmZone="America/New_York"
    />
  )
}

const shown = (changes: Partial<ConsultationFormEntry>, myFacts: ExchangeFacts = {}) =>
  renderToStaticMarkup(<Form entry={{ ...openingEntry(undefined, ''), ...changes }} myFacts={myFacts} />)

test('who the partner is, and who pays us, stands above the box that gives consent', () => {
  const html = shown({})
  const places = ['Who the partner is', 'CRD number', 'How we are paid', 'name="shareDataConsent"'].map((words) =>
    html.indexOf(words),
  )
  expect(Math.min(...places)).toBeGreaterThan(0)
  expect(places).toEqual(places.toSorted((one, other) => one - other))
})

test.each([
  [undefined, false, false],
  ['email', false, false],
  ['phone', true, false],
  ['text', true, true],
] as const)(
  'reached by %s: asks for a number (%s) and for the consent to text messages (%s)',
  (method, number, consent) => {
    const html = shown({ preferredContactMethod: method })
    expect([html.includes('name="phoneNumber"'), html.includes('name="textConsent"')]).toEqual([number, consent])
  },
)

test('without an exchange file there is no box for its facts; with one each fact has a box, unticked', () => {
  expect(shown({})).not.toContain('Add facts of your exchange')
  const html = shown({}, { lastNamingDay: '2027-01-05', debtToReplace: 400_000 })
  expect(html.match(/name="facts\.\w+"/g)).toEqual(['name="facts.lastNamingDay"', 'name="facts.debtToReplace"'])
  expect(html).toContain('Debt to replace: </span><strong>$400,000</strong>')
  expect(html).not.toMatch(/name="facts\.\w+" checked/)
  expect(shown({ facts: { debtToReplace: 400_000 } })).toMatch(/name="facts\.debtToReplace" checked/)
})

test('a fact that was added keeps its value, and says what the file has now', () => {
  const html = shown({ facts: { debtToReplace: 400_000 } }, { debtToReplace: 380_000 })
  expect(html).toContain('<strong>$400,000</strong>')
  expect(html).toContain('Your file now says $380,000')
  expect(html).toContain('(optional), 1 added')
})

test.each([
  ['America/New_York', 'America/New_York', 'Eastern Time'],
  ['America/Detroit', 'America/Detroit', 'Eastern Time'],
  ['Pacific/Honolulu', 'Pacific/Honolulu', 'Hawaii-Aleutian Standard Time'],
  ['America/New_York', 'America/Los_Angeles', 'Pacific Time'],
  ['America/Los_Angeles', 'America/New_York', 'Eastern Time'],
])('on a device in %s the form says that %s is meant, with a way to change it', (device, contactTimeZone, chosen) => {
  vi.stubEnv('TZ', device)
  onTestFinished(() => void vi.unstubAllEnvs())
  const html = shown({ contactTimeZone })
  expect(html).toContain(`In your time zone, ${chosen}.`)
  expect(/<option [^>]*selected=""[^>]*>([^<]+)</.exec(html)?.[1]).toBe(chosen)
  expect(html.includes('The firm is in Eastern Time and may be closed then.')).toBe(chosen !== 'Eastern Time')
})

test('on a device that gives no zone, the form asks for one', () => {
  vi.stubEnv('TZ', 'UTC')
  onTestFinished(() => void vi.unstubAllEnvs())
  const html = shown({})
  expect(html).toContain('In your time zone, which you choose below.')
  expect(/<option [^>]*selected=""[^>]*>([^<]+)</.exec(html)?.[1]).toBe('Choose your time zone')
})
