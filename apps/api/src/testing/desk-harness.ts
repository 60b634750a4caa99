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

/** Makes an account a member of a firm. */
export async function putPartner(db: Kysely<Tables>, person: TestUser, firm = ownFirm): Promise<void> {
  await db.transaction().execute((trx) => putMember(trx, { ...person, role: 'partner', firm }))
}

/** A member of a firm, signed in with a second factor in a session of their own, and their calls at the desk. */
export async function newMember(app: FastifyInstance, db: Kysely<Tables>, firm = ownFirm) {
  const userId = randomUUID()
  const user = { userId, email: `${userId}@firm.example` }
  await putPartner(db, user, firm)
  const token = await (await mint).member(user, { role: 'partner', sessionId: randomUUID() })
  const headers = { authorization: `Bearer ${token}` }
  const call = async (
    method: 'GET' | 'POST' | 'PUT' | 'DELETE',
    url: string,
    payload?: object,
    more: Record<string, string> = {},
  ) => app.inject({ method, url, headers: { ...headers, ...more }, ...(payload ? { payload } : {}) })
  const report = async (id: string, action: LeadAction, { version = 1, key = randomUUID() } = {}) =>
    call('POST', `/api/desk/leads/${id}/actions`, { action, version }, { 'idempotency-key': key })
  return {
    id: userId,
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
