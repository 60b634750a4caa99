import type { FastifyRequest } from 'fastify'
import { badPagination } from '../failures/admin.ts'
import type { FailureReply } from '../failures/index.ts'
import type { AuthSettings } from '../options/options.ts'
import { fail, succeed, type Result } from '../failures/result.ts'
import { queryText } from './caller.ts'

/** One page of a list; numbering starts at 1. */
export interface Page {
  number: number
  size: number
}

const defaultSize = 50

/** The requested page. Clients send both parameters empty if their caller gave none. */
export function readPage(request: FastifyRequest): Result<Page, FailureReply> {
  const [number, size] = [readCount(request, 'page'), readCount(request, 'per_page')]
  if (number === undefined) return fail(badPagination('page must be a whole number'))
  if (size === undefined) return fail(badPagination('per_page must be a whole number'))
  return succeed({ number: number || 1, size: size || defaultSize })
}

/**
 * The pagination headers of a list. Clients read a page number from the first query parameter of its link, and split
 * the links at commas.
 */
export function pageHeaders(
  { externalUrl }: AuthSettings,
  { request, path, page, total }: { request: FastifyRequest; path: string; page: Page; total: number },
): Record<string, string> {
  const last = Math.ceil(total / page.size)
  const link = (number: number, rel: string) =>
    `<${externalUrl}${path}?${queryOf(request, { number, size: page.size })}>; rel="${rel}"`
  const links = [...(page.number < last ? [link(page.number + 1, 'next')] : []), link(last, 'last')]
  return { 'x-total-count': String(total), link: links.join(', ') }
}

function queryOf(request: FastifyRequest, { number, size }: Page): string {
  const own = new Set(['page', 'per_page', 'apikey'])
  const others = Object.keys(request.query as object).filter((name) => !own.has(name))
  const pairs = others.map((name) => [name, queryText(request, name)]).filter(([, value]) => value !== '')
  return new URLSearchParams([['page', String(number)], ['per_page', String(size)], ...pairs]).toString()
}

function readCount(request: FastifyRequest, name: string): number | undefined {
  const text = queryText(request, name)
  return /^\d{0,9}$/.test(text) ? Number(text) : undefined
}
