import { requestStates } from '@dst/contracts'
import { expect, test } from 'vitest'
import { allowedActions } from './allowed-actions.ts'

const fresh = { acknowledged: false, deleted: false, otherOpen: false }

test('what the firm can report follows from the state', () => {
  expect(Object.fromEntries(requestStates.map((state) => [state, allowedActions(state, fresh).join(' ')]))).toEqual({
    saved: 'confirm_deletion',
    queued: 'acknowledge reached not_reached schedule close decline opt_out',
    sent: 'acknowledge reached not_reached schedule close decline opt_out',
    failed: 'acknowledge reached not_reached schedule close decline opt_out',
    acknowledged: 'reached not_reached schedule close decline opt_out',
    called: 'not_reached schedule close decline opt_out',
    scheduled: 'reached not_reached schedule close decline opt_out',
    closed: 'opt_out confirm_deletion',
    withdrawn: 'confirm_deletion',
  })
})

test('receipt and deletion are confirmed once, and a person has one conversation in one open request', () => {
  expect(allowedActions('failed', { ...fresh, acknowledged: true })).not.toContain('acknowledge')
  expect(allowedActions('closed', { ...fresh, deleted: true })).toEqual(['opt_out'])
  expect(allowedActions('withdrawn', { ...fresh, deleted: true })).toEqual([])
  expect(allowedActions('called', { ...fresh, otherOpen: true })).toEqual([
    'not_reached',
    'close',
    'decline',
    'opt_out',
  ])
})
