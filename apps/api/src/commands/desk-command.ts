import { parseArgs } from 'node:util'
import { deskRoles, type DeskRole } from '@dst/contracts/desk'
import { validateResetRequest } from '@dst/domain/validation'
import type { Result } from '@dst/domain/result'
import { listMembers } from '../database/desk-members.ts'
import { dismissMember, inviteMember, type MemberDeps, type MemberFailure } from '../modules/desk/members.ts'
import type { Outcome } from './operator-command.ts'

export const deskUsage = `\
pnpm desk invite EMAIL --role partner|staff   give an address access to the desk, and mail it the invitation
pnpm desk list                                who has access
pnpm desk remove EMAIL                        take the access; what is open ends within five seconds
pnpm desk sample                              fill the desk of a newcomer's own machine with 40 requests
pnpm desk verify FILE                         check a proof of consent that the desk wrote as JSON

A partner belongs to the firm in packages/content/src/partner/partner-firm.ts.
`

/** What the command works with. */
export interface DeskCommandDeps extends Omit<MemberDeps, 'accounts'> {
  /** Undefined while the service credential of a hosted auth service is not set. */
  accounts: MemberDeps['accounts'] | undefined
  firm: { crd: string; name: string }
  /** Fills the desk with sample requests, and returns how many were added; fails where others can reach the server. */
  sample: () => Promise<Result<number, 'not_alone'>>
}

type Asked =
  | { verb: 'list' }
  | { verb: 'sample' }
  | { verb: 'remove'; email: string }
  | { verb: 'invite'; email: string; role: DeskRole }

/** Runs an operator's command on who works at the desk. */
export async function runDeskCommand(args: string[], deps: DeskCommandDeps): Promise<Outcome> {
  const asked = readArguments(args)
  if (!asked) return { exitCode: 2, text: deskUsage }
  if (asked.verb === 'list') return list(deps)
  if (asked.verb === 'sample') return fill(deps)
  const { accounts } = deps
  if (!accounts) {
    return {
      exitCode: 1,
      text: 'SUPABASE_SERVICE_ROLE_KEY is not set: without it the accounts of the hosted service can’t be changed.\n',
    }
  }
  return asked.verb === 'invite' ? invite({ ...deps, accounts }, asked) : remove({ ...deps, accounts }, asked.email)
}

function readArguments(args: string[]): Asked | undefined {
  try {
    const { positionals, values } = parseArgs({ args, allowPositionals: true, options: { role: { type: 'string' } } })
    const [verb, address, ...more] = positionals
    if (more.length > 0) return undefined
    if ((verb === 'list' || verb === 'sample') && address === undefined && values.role === undefined) return { verb }
    const email = address?.trim().toLowerCase() ?? ''
    if (validateResetRequest({ email }).length > 0) return undefined
    if (verb === 'remove' && values.role === undefined) return { verb, email }
    const role = deskRoles.find((name) => name === values.role)
    return verb === 'invite' && role ? { verb, email, role } : undefined
  } catch {
    return undefined
  }
}

async function list({ db }: Pick<DeskCommandDeps, 'db'>): Promise<Outcome> {
  const members = await listMembers(db)
  if (members.length === 0) return { exitCode: 0, text: 'Nobody has access to the desk.\n' }
  const lines = members.map(({ email, role, firmName, invitedAt }) =>
    [role.padEnd(8), email.padEnd(40), invitedAt.toISOString().slice(0, 10), firmName ?? ''].join('  ').trimEnd(),
  )
  return { exitCode: 0, text: `${lines.join('\n')}\n` }
}

async function fill({ sample }: Pick<DeskCommandDeps, 'sample'>): Promise<Outcome> {
  const outcome = await sample()
  if (!outcome.ok)
    return { exitCode: 1, text: 'Others can reach this server or its database: samples are for a newcomer alone.\n' }
  return outcome.value === 0
    ? done('The samples are there already.')
    : done(`${outcome.value} sample requests were added. /dev/desk opens the desk.`)
}

async function invite(
  deps: MemberDeps & Pick<DeskCommandDeps, 'firm'>,
  { email, role }: Extract<Asked, { verb: 'invite' }>,
): Promise<Outcome> {
  const outcome = await inviteMember(deps, { email, role, firm: role === 'partner' ? deps.firm : null })
  if (!outcome.ok) return failed(outcome.error)
  const mail = outcome.value.invited ? 'The invitation is on its way' : 'The address has an account: a mail tells it so'
  const where = role === 'partner' ? ` of ${deps.firm.name}` : ''
  return done(`${email} has access to the desk as ${role}${where}. ${mail}.`)
}

async function remove(deps: MemberDeps, email: string): Promise<Outcome> {
  const outcome = await dismissMember(deps, email)
  return outcome.ok ? done(`${email} has no access to the desk any more.`) : failed(outcome.error)
}

const failures = {
  auth_service_away: 'The auth service does not answer. Try the command again.',
  auth_service_refused: 'The auth service refused it. Check SUPABASE_SERVICE_ROLE_KEY, and try the command again.',
  not_a_member: 'This address has no access to the desk. "pnpm desk list" shows those that have.',
} as const satisfies Record<MemberFailure, string>

function failed(code: MemberFailure): Outcome {
  return { exitCode: 1, text: `${failures[code]}\n` }
}

function done(text: string): Outcome {
  return { exitCode: 0, text: `${text}\n` }
}
