import type { UserRow } from '../database/tables.ts'
import type { RenderedMail } from './mail-messages.ts'
import type { LinkMailKind } from './mail-order.ts'
import { templateNameOf, type ReadTemplates, type TemplateValues } from './mail-templates.ts'

/** The subject matter of one email. */
export interface MailFacts {
  user: UserRow
  to: string
  code: string
  linkToken: string
  link: string
  redirectTo: string
}

/** Replaces the rendered text with the host's template, if there is one for this kind of email. */
export function fillTemplate(
  { mailTemplates, siteUrl }: { mailTemplates: ReadTemplates; siteUrl: string },
  kind: LinkMailKind,
  { rendered, values: facts }: { rendered: RenderedMail; values: MailFacts },
): RenderedMail {
  const name = templateNameOf(kind)
  const template = name && mailTemplates[name]
  if (template === undefined) return rendered
  const values = templateValues(siteUrl, kind, facts)
  const html = template.html?.(values)
  return {
    subject: template.subject?.(values) ?? rendered.subject,
    html: html ?? rendered.html,
    text: html === undefined ? rendered.text : textOf(html),
  }
}

function templateValues(
  siteUrl: string,
  kind: LinkMailKind,
  { user, to, code, linkToken, link, redirectTo }: MailFacts,
): TemplateValues {
  const values = { SiteURL: siteUrl, Email: user.email ?? to, Token: code, Data: user.user_metadata }
  if (kind === 'reauthentication') return values
  const linked = { ...values, ConfirmationURL: link, TokenHash: linkToken, RedirectTo: redirectTo }
  return { ...linked, ...(user.new_email === null ? {} : { NewEmail: user.new_email }), SendingTo: to }
}

const entities: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  '#39': "'",
  '#32': ' ',
  nbsp: ' ',
}

/** Converts HTML to plain text: keeps the URLs of links and the line breaks of blocks. */
function textOf(html: string): string {
  return html
    .replaceAll(/<(head|style|script)\b[^]*?<\/\1\s*>/gi, '')
    .replaceAll(
      /<a\b[^>]*?\bhref\s*=\s*(?:"([^"]*)"|'([^']*)')[^>]*>([^]*?)<\/a\s*>/gi,
      (_link, double?: string, single?: string, label?: string) => `${label ?? ''}: ${double ?? single ?? ''}`,
    )
    .replaceAll(/<br\b[^>]*>|<\/(p|div|h[1-6]|li|tr)\s*>/gi, '\n')
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll(/&(amp|lt|gt|quot|#39|#32|nbsp);/g, (entity, name: string) => entities[name] ?? entity)
    .replaceAll(/[ \t]+/g, ' ')
    .replaceAll(/ ?\n\s*/g, '\n')
    .trim()
}
