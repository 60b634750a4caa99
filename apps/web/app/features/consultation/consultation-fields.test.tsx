import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { ConsultationFields } from './consultation-fields'
import { blankConsultation } from './consultation-payload'

it('who pays us stands above the box that gives consent', () => {
  const html = renderToStaticMarkup(<ConsultationFields entry={blankConsultation} onChange={() => {}} phoneKnown />)
  const [pay, consent] = [html.indexOf('How we are paid'), html.indexOf('shareDataConsent')]
  expect(pay).toBeGreaterThan(0)
  expect(consent).toBeGreaterThan(pay)
})
