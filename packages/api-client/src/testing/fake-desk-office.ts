import { succeed } from '@dst/domain/result'
import type { DeskClient } from '../desk/desk-client.ts'
import type { DeskCallPayloads } from './fake-desk-call.ts'
import { refuse } from './fake-refusal.ts'
import type { RunCall } from './fake-script.ts'

/** The staff's calls, of a site where nothing has happened yet. */
export function officeOf(
  run: RunCall<DeskCallPayloads>,
  now: () => Date,
): Pick<DeskClient, 'requests' | 'jobs' | 'messages' | 'health' | 'figures'> {
  return {
    requests: {
      list: (wanted, options) =>
        run('requests.list', wanted, options, () => succeed({ requests: [], next: null, total: 0 })),
      open: (id, options) => run('requests.open', { id }, options, () => refuse('not_found')),
      askForConsent: (id, options) => run('requests.askForConsent', { id }, options, () => refuse('not_found')),
    },
    jobs: {
      dead: (options) => run('jobs.dead', null, options, () => succeed([])),
      retry: (id, options) => run('jobs.retry', { id }, options, () => refuse('not_found')),
      cancel: (id, options) => run('jobs.cancel', { id }, options, () => refuse('not_found')),
    },
    messages: {
      list: (answered, { cursor, ...options } = {}) =>
        run('messages.list', { answered, cursor }, options, () => succeed({ messages: [], next: null, total: 0 })),
      mark: (id, answered, options) => run('messages.mark', { id, answered }, options, () => refuse('not_found')),
    },
    health: (options) =>
      run('health', null, options, () => succeed({ at: now().toISOString(), checks: [], failures: [] })),
    figures: (options) => run('figures', null, options, () => succeed({ weeks: [] })),
  }
}
