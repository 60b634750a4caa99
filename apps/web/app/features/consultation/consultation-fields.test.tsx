import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { ConsultationFields } from './consultation-fields.tsx'
import { openingEntry, type ConsultationFormEntry } from './consultation-payload.ts'

const shown = (changes: Partial<ConsultationFormEntry>) =>
  renderToStaticMarkup(
    <ConsultationFields
      entry={{ ...openingEntry(undefined, ''), ...changes }}
      onChange={() => {}}
      issues={[]}
      idPrefix="c"
    />,
  )

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
