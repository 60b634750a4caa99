import { randomUUID } from 'node:crypto'
import { partnerFirm } from '@dst/content/partner'
import type { DeskLead, LeadAction, LeadPage, LeadView, PendingAction } from '@dst/contracts/desk'
import type { FastifyInstance } from 'fastify'
import type { Kysely } from 'kysely'
import { expect } from 'vitest'
import { putMember } from '../database/desk-members.ts'
import type { Tables } from '../database/tables.ts'
import { mint, soon } from './partner-harness.ts'
import { makeDue } from './queue-rows.ts'
import type { TestUser } from './tokens.ts'

/** The firm that the harness's requests go to. */
export const ownFirm = { crd: partnerFirm.crd, name: partnerFirm.name }
export const otherFirm = { crd: '104518', name: 'Larch Advisers' }

/** A token's owner who is a member of a firm, signed in with a second factor in a session of their own. */
export async function putPartner(db: Kysely<Tables>, firm: { crd: string; name: string } = ownFirm): Promise<TestUser> {
  const userId = randomUUID()
  const member = { userId, email: `${userId}@firm.example`, role: 'partner' as const, firm }
  await db.transaction().execute((trx) => putMember(trx, member))
  return { userId, email: member.email, appMetadata: { role: 'partner' }, aal: 'aal2', sessionId: randomUUID() }
}

/** A member of a firm and their calls at the desk. */
export async function newMember(app: FastifyInstance, db: Kysely<Tables>, firm = ownFirm) {
  const user = await putPartner(db, firm)
  const headers = { authorization: `Bearer ${await (await mint).valid(user)}` }
  const call = async (
    method: 'GET' | 'POST' | 'PUT' | 'DELETE',
    url: string,
    payload?: object,
    more: Record<string, string> = {},
  ) => app.inject({ method, url, headers: { ...headers, ...more }, ...(payload ? { payload } : {}) })
  const report = async (id: string, action: LeadAction, { version = 1, key = randomUUID() } = {}) =>
    call('POST', `/api/desk/leads/${id}/actions`, { action, version }, { 'idempotency-key': key })
  return {
    id: user.userId,
    call,
    report,
    list: async (view: LeadView = 'open', cursor?: string) =>
      (
        await call('POST', '/api/desk/leads/list', { view, ...(cursor === undefined ? {} : { cursor }) })
      ).json<LeadPage>(),
    open: async (id: string) => call('GET', `/api/desk/leads/${id}`),
    lead: async (id: string) => (await call('GET', `/api/desk/leads/${id}`)).json<DeskLead>(),
    undo: async (id: string) => call('DELETE', `/api/desk/actions/${id}`),
    /** Reports something and waits until it is settled. */
    settle: async (id: string, action: LeadAction, version = 1) => {
      const recorded = await report(id, action, { version })
      expect(recorded.statusCode, recorded.body).toBe(201)
      await settleActions(db)
      return recorded.json<PendingAction>()
    },
  }
}

/** Lets every recorded action take effect now. */
export async function settleActions(db: Kysely<Tables>): Promise<void> {
  await makeDue(db)
  const pending = () => db.selectFrom('deskActions').select('id').where('state', '=', 'pending').execute()
  await expect.poll(pending, soon).toEqual([])
}
