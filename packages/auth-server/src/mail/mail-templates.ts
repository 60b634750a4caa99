import type { MailOrderKind } from './mail-order'
import { escapeHtml } from './plain-look'

const templateNames = ['confirmation', 'invite', 'recovery', 'magic_link', 'email_change', 'reauthentication'] as const

/** A mail of the official service, by its name there. */
export type MailTemplateName = (typeof templateNames)[number]

/** A mail's own words; variables stand in them as `{{ .Name }}`. What is left out stays as it is. */
export interface MailTemplateText {
  subject?: string | undefined
  html?: string | undefined
}

/** Words for some or all mails. */
export type MailTemplates = Partial<Record<MailTemplateName, MailTemplateText | undefined>>

/** What the variables of one mail stand for; a link only where there is one. */
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

// Of any reader: also those of Unicode, and controls, which some take for the end of a header.
const lineEnds = /[\p{Cc}\p{Zl}\p{Zp}]+/gu

type Fill = (values: TemplateValues) => string

/** The words of each mail, ready to be filled in. */
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

/** Reads templates. Throws when one holds more than variables, or a variable that its mail does not have. */
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

/** The template of an order's mail, if its kind has one. */
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

// What begins an address could otherwise be a script: names of people are theirs to choose.
function safeInHtml(value: string, before: string): string {
  const beginsAddress = /\b(href|src|action|formaction)\s*=\s*["']?\s*$/i.test(before)
  const isScript = beginsAddress && !/^(https?:\/\/|mailto:)/i.test(value) && /^[^/?#]*:/.test(value)
  const escaped = escapeHtml(isScript ? '#' : value)
  // Without quotes a blank ends the value, and the next word is an attribute of its own.
  const mayBeBare = /<[^<>]*=\s*[^\s"'<>]*$/.test(before)
  return mayBeBare ? escaped.replaceAll(/\s/g, (blank) => `&#${blank.charCodeAt(0)};`) : escaped
}
