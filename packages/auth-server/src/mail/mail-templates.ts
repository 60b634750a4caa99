import { htmlEscape } from 'escape-goat'
import type { MailOrderKind } from './mail-order.ts'

const templateNames = ['confirmation', 'invite', 'recovery', 'magic_link', 'email_change', 'reauthentication'] as const

/**
 * The name of an email in the official service.
 * @useDeclaredType
 */
export type MailTemplateName = (typeof templateNames)[number]

/** Custom texts of an email; variables are written as `{{ .Name }}`. Omitted parts keep the default. */
export interface MailTemplateText {
  subject?: string | undefined
  html?: string | undefined
}

/** Templates for some or all emails. */
export type MailTemplates = Partial<Record<MailTemplateName, MailTemplateText | undefined>>

/** Values of the variables of one email; link values only if it has a link. */
export interface TemplateValues {
  SiteURL: string
  Email: string
  Token: string
  Data: Record<string, unknown>
  ConfirmationURL?: string
  TokenHash?: string
  RedirectTo?: string
  NewEmail?: string
  SendingTo?: string
}

// Line ends of any parser, including Unicode ones and control characters, which some treat as the end of a header.
const lineEnds = /[\p{Cc}\p{Zl}\p{Zp}]+/gu

type Fill = (values: TemplateValues) => string

/** The parsed templates of each email. */
export type ReadTemplates = Partial<Record<MailTemplateName, { subject?: Fill; html?: Fill }>>

const everywhere = ['SiteURL', 'Email', 'Token', 'Data']
const withLink = [...everywhere, 'ConfirmationURL', 'TokenHash', 'RedirectTo']
const variables: Readonly<Record<MailTemplateName, readonly string[]>> = {
  confirmation: withLink,
  invite: withLink,
  recovery: withLink,
  magic_link: withLink,
  email_change: [...withLink, 'NewEmail', 'SendingTo'],
  reauthentication: everywhere,
}

/**
 * Parses templates. Throws if one contains template code other than variables, or a variable that its email does not
 * have.
 */
export function readTemplates(templates: MailTemplates): ReadTemplates {
  const read: ReadTemplates = {}
  for (const name of templateNames) {
    const { subject, html } = templates[name] ?? {}
    read[name] = {
      ...(subject === undefined ? {} : { subject: filler(name, subject, (value) => value.replaceAll(lineEnds, ' ')) }),
      ...(html === undefined ? {} : { html: filler(name, html, safeInHtml) }),
    }
  }
  return read
}

/** The template for an order's email, if its kind has one. */
export function templateNameOf(kind: MailOrderKind): MailTemplateName | undefined {
  if (kind === 'magiclink') return 'magic_link'
  if (kind === 'email_change_current' || kind === 'email_change_new') return 'email_change'
  return templateNames.find((name) => name === kind)
}

const action = /\{\{-?\s*([^}]*?)\s*-?\}\}/g

function filler(name: MailTemplateName, text: string, safe: (value: string, before: string) => string): Fill {
  for (const [whole, path = ''] of text.matchAll(action)) {
    const [variable = '', ...rest] = path.split('.').slice(1)
    const isKnown =
      /^\.\w+(\.\w+)*$/.test(path) && variables[name].includes(variable) && (variable === 'Data' || rest.length === 0)
    if (!isKnown) throw new Error(`The template ${name} holds ${whole}, which is no variable of this mail`)
  }
  if (/\{\{|\}\}/.test(text.replaceAll(action, '')))
    throw new Error(`The template ${name} holds an unfinished variable`)
  return (values) =>
    text.replaceAll(action, (_whole, path: string, offset: number) =>
      safe(valueAt(values, path.split('.').slice(1)), text.slice(0, offset)),
    )
}

function valueAt(values: TemplateValues, path: readonly string[]): string {
  let value: unknown = values
  for (const key of path) value = isRecord(value) && Object.hasOwn(value, key) ? value[key] : undefined
  if (value === undefined || value === null) return ''
  return typeof value === 'object' ? JSON.stringify(value) : String(value as string | number | boolean)
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}

// A value at the start of a URL attribute could otherwise be a script: users choose their own names.
function safeInHtml(value: string, before: string): string {
  const beginsAddress = /\b(href|src|action|formaction)\s*=\s*["']?\s*$/i.test(before)
  const isScript = beginsAddress && !/^(https?:\/\/|mailto:)/i.test(value) && /^[^/?#]*:/.test(value)
  const escaped = htmlEscape(isScript ? '#' : value)
  // In an unquoted attribute, whitespace would end the value and start another attribute.
  const mayBeBare = /<[^<>]*=\s*[^\s"'<>]*$/.test(before)
  return mayBeBare ? escaped.replaceAll(/\s/g, (blank) => `&#${blank.charCodeAt(0)};`) : escaped
}
