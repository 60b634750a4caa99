import { describe, expect, test } from 'vitest'
import { toJSONSchema } from 'zod/mini'
import { endpoints, fullPath, problemSchema, type Endpoint } from '../src/index.ts'

const table: readonly [string, Endpoint][] = Object.entries(endpoints)

function statuses(endpoint: Endpoint): number[] {
  return Object.keys(endpoint.responses).map(Number)
}

const namesAUser = new Set<string>(['findUser', 'saveUser', 'createUser', 'syncTier'])

describe('the table of endpoints', () => {
  test('lists every call of the product', () => {
    expect(table.map(([name, { method, path, access }]) => `${name}: ${method} ${path} (${access})`)).toEqual([
      'listFaqs: GET /api/faqs (public)',
      'getMe: GET /api/me (investor)',
      'updateNotifications: PUT /api/me/notifications (investor)',
      'listSubmissions: GET /api/me/submissions (investor)',
      'listConsents: GET /api/me/consents (investor)',
      'readAgreement: GET /api/me/agreement (investor)',
      'agreeToTerms: PUT /api/me/agreement (investor)',
      'downloadMyData: GET /api/me/data (investor)',
      'getSecurity: GET /api/me/security (investor)',
      'endSession: DELETE /api/me/sessions/:id (investor)',
      'readExchangeFile: GET /api/me/exchange-file (investor)',
      'saveExchangeFile: PUT /api/me/exchange-file (investor)',
      'deleteExchangeFile: DELETE /api/me/exchange-file (investor)',
      'readReminders: GET /api/me/exchange-reminders (investor)',
      'chooseReminders: PUT /api/me/exchange-reminders (investor)',
      'shareExchange: POST /api/me/exchange-shares (investor)',
      'listExchangeShares: GET /api/me/exchange-shares (investor)',
      'withdrawExchangeShare: DELETE /api/me/exchange-shares/:id (investor)',
      'openExchangeShare: GET /api/exchange-shares/:id (public)',
      'countVerdict: POST /api/verdicts (public)',
      'listVerdicts: GET /api/verdicts (public)',
      'deleteMe: DELETE /api/me (investor)',
      'findUser: GET /api/users/:email (optional)',
      'saveUser: PUT /api/users/:email (investor)',
      'createUser: POST /api/users (investor)',
      'syncTier: POST /api/sync-to-supabase (investor)',
      'requestConsultation: POST /api/consultation-requests (investor)',
      'listConsultations: GET /api/consultation-requests (investor)',
      'shareConsultation: POST /api/consultation-requests/:id/share (investor)',
      'withdrawConsultation: POST /api/consultation-requests/:id/withdraw (investor)',
      'listSlots: GET /api/slots (investor)',
      'holdSlot: POST /api/slots/holds (investor)',
      'bookAppointment: PUT /api/consultation-requests/:id/appointment (investor)',
      'cancelAppointment: DELETE /api/consultation-requests/:id/appointment (investor)',
      'receivePartnerEvent: POST /api/partner/events (partner)',
      'sendContactMessage: POST /api/contact (public)',
      'liveness: GET /health/live (public)',
      'readiness: GET /health/ready (public)',
    ])
  })

  test.each(table)('%s declares the errors that its inputs and access can cause', (name, endpoint) => {
    const expected = [
      ...(endpoint.path.startsWith('/api/') ? [429, 500, 503] : []),
      ...(endpoint.body ? [400, 413, 415] : []),
      ...(endpoint.params || endpoint.headers ? [400] : []),
      ...(endpoint.access === 'public' ? [] : [401]),
      // Another person's address can appear in the path or in the body, hence 403; another person's request gets a 404.
      ...(namesAUser.has(name) ? [403] : []),
      ...(endpoint.path.includes('/:id') ? [404] : []),
    ]
    expect(statuses(endpoint)).toEqual(expect.arrayContaining(expected))
  })

  test.each(table)('%s declares a success and gives every other status a body', (name, endpoint) => {
    expect(statuses(endpoint).some((status) => status < 300)).toBe(true)
    const failures = statuses(endpoint).filter((status) => status >= 400)
    const odd = failures.filter((status) => endpoint.responses[status] !== problemSchema)
    expect(odd).toEqual(name === 'readiness' ? [503] : name === 'findUser' ? [404] : [])
  })

  test.each(table)('%s can be described to OpenAPI', (_, { body, params, responses }) => {
    for (const input of [body, params]) if (input) expect(toJSONSchema(input, { io: 'input' })).toBeTypeOf('object')
    for (const output of Object.values(responses)) expect(toJSONSchema(output)).toHaveProperty('$schema')
  })

  test('has params exactly where the path names them', () => {
    const withParams = table.filter(([, { params }]) => params !== undefined).map(([name]) => name)
    expect(withParams).toEqual(table.filter(([, { path }]) => path.includes(':')).map(([name]) => name))
    expect(withParams).toEqual([
      'endSession',
      'withdrawExchangeShare',
      'openExchangeShare',
      'findUser',
      'saveUser',
      'shareConsultation',
      'withdrawConsultation',
      'bookAppointment',
      'cancelAppointment',
    ])
  })
})

describe('a full path', () => {
  test('carries its parameters encoded', () => {
    expect(fullPath(endpoints.saveUser, { email: 'a+b/c?d#é@example.com' })).toBe(
      '/api/users/a%2Bb%2Fc%3Fd%23%C3%A9%40example.com',
    )
  })

  test('is the path itself where there is nothing to fill in', () => {
    expect(fullPath(endpoints.getMe)).toBe('/api/me')
  })

  test('without its parameter is a mistake in the program', () => {
    const careless = fullPath as (endpoint: { path: string }) => string
    expect(() => careless(endpoints.findUser)).toThrow('Missing path parameter "email" for /api/users/:email')
  })
})
