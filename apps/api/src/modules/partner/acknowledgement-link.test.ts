import { expect, test } from 'vitest'
import { acknowledgementToken, readAcknowledgement } from './acknowledgement-link.ts'

const version = { requestId: '6f1d7f0a-3a86-4a57-9c4c-0a4a4a8f7b10', version: 2 }
const sent = new Date('2026-11-22T12:00:00Z')
const token = acknowledgementToken(version, 'secret', sent)
const [id = '', number = '', expiry = '', seal = ''] = token.split('.')

test('a link says which version of which request, for a week', () => {
  expect(readAcknowledgement(token, 'secret', sent)).toEqual(version)
  expect(readAcknowledgement(token, 'secret', new Date('2026-11-29T11:59:59Z'))).toEqual(version)
  expect(readAcknowledgement(token, 'secret', new Date('2026-11-29T12:00:00Z'))).toBeUndefined()
})

test.each([
  ['the secret of another installation', token, 'other'],
  ['another request', `${id.replace('6', '7')}.${number}.${expiry}.${seal}`, 'secret'],
  ['another version', `${id}.3.${expiry}.${seal}`, 'secret'],
  ['a later end', `${id}.${number}.${Number(expiry) + 1}.${seal}`, 'secret'],
  ['no seal', `${id}.${number}.${expiry}.`, 'secret'],
  ['a shortened seal', token.slice(0, -1), 'secret'],
  ['a lengthened seal', `${token}A`, 'secret'],
  ['nothing', '', 'secret'],
  ['words', 'words', 'secret'],
])('%s opens nothing', (_what, forged, secret) => {
  expect(readAcknowledgement(forged, secret, sent)).toBeUndefined()
})
