import { acknowledgedConsultation } from '@dst/api-client/testing'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { ConsultationOffer } from '~/services/queries/consultations.ts'
import { OfferButton, OfferGuidance } from './consultation-offer.tsx'

const requested: ConsultationOffer = {
  kind: 'requested',
  request: { ...acknowledgedConsultation, contactBy: '2999-11-22T10:00:00.000Z' },
}
const shown = (offer: ConsultationOffer) =>
  renderToStaticMarkup(
    <>
      <OfferGuidance offer={offer} tier="gold" />
      <OfferButton offer={offer} onSchedule={() => {}} onReadAgain={() => {}} />
    </>,
  )

test('“You may schedule” stands only where it is true', () => {
  expect(shown({ kind: 'offered' })).toMatch(/You may schedule.*Schedule Consultation/)
  const others: ConsultationOffer[] = [{ kind: 'closed' }, { kind: 'unread' }, { kind: 'unknown' }, requested]
  for (const offer of others) expect(shown(offer)).not.toMatch(/schedule/i)
})

test('an open request stands in its place, and is changed by the button', () => {
  expect(shown(requested)).toMatch(
    /Example Advisory Partners has your request\. It plans to call you by .*Change Your Request/,
  )
})

test('where no requests are taken a plain text stands in place of the button', () => {
  expect(shown({ kind: 'closed' })).toContain('Consultations are not open yet')
  expect(shown({ kind: 'closed' })).not.toContain('<button')
})
