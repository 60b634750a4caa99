import { deskEndpoints, type DeskEndpointName, type DeskEndpoints } from '@dst/contracts/desk'
import { callEndpoint, type CallInput } from '../call-endpoint.ts'
import { settingsFrom, type ApiClientOptions } from '../settings.ts'
import type { DeskClient } from './desk-client.ts'

/** A client of the desk's calls. Calls return a Result, and never reject for what the network or the server causes. */
export function createDeskClient(options: ApiClientOptions): DeskClient {
  const settings = settingsFrom(options)
  const call = <Name extends DeskEndpointName>(name: Name, input: CallInput<DeskEndpoints[Name]>) =>
    callEndpoint(settings, deskEndpoints[name], input)
  return {
    member: (given) => call('getDeskMember', { ...given }),
    leads: {
      list: (view, { cursor, signal } = {}) => call('listLeads', { body: { view, cursor }, signal }),
      news: (since, { lead, ...given } = {}) =>
        call('countLeadNews', { ...given, body: lead === undefined ? { since } : { since, lead } }),
      open: (id, given) => call('openLead', { ...given, params: { id } }),
      act: (id, action, { idempotencyKey, version, signal }) =>
        call('recordLeadAction', {
          params: { id },
          body: { action, version },
          headers: { 'idempotency-key': idempotencyKey },
          signal,
        }),
      undo: (id, given) => call('undoLeadAction', { ...given, params: { id } }),
    },
    schedule: {
      read: (given) => call('readSchedule', { ...given }),
      save: (schedule, version, given) => call('saveSchedule', { ...given, body: { schedule, version } }),
      slots: (given) => call('listFirmSlots', { ...given }),
    },
    requests: {
      list: (body, given) => call('listRequests', { ...given, body }),
      open: (id, given) => call('openRequest', { ...given, params: { id } }),
      proof: (id, given) => call('readProof', { ...given, params: { id } }),
      askForConsent: (id, given) => call('askForConsent', { ...given, params: { id } }),
    },
    jobs: {
      dead: (given) => call('listDeadLetters', { ...given }),
      retry: (id, given) => call('retryJob', { ...given, params: { id } }),
      cancel: (id, given) => call('cancelJob', { ...given, params: { id } }),
    },
    messages: {
      list: (answered, { cursor, signal } = {}) => call('listMessages', { body: { answered, cursor }, signal }),
      mark: (id, answered, given) => call('markMessage', { ...given, params: { id }, body: { answered } }),
    },
    health: (given) => call('readDeskHealth', { ...given }),
    figures: (given) => call('readDeskFigures', { ...given }),
  }
}
