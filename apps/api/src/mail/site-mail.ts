import { site } from '@dst/content/site'
import { htmlEscape } from 'escape-goat'
import { oneLine } from './one-line.ts'

/** A part of an email: a paragraph, a list of facts, a button, a plain link, a code to type, or a muted line. */
export type MailPart =
  | string
  | { readonly facts: readonly (readonly [label: string, value: string])[] }
  | { readonly action: string; readonly url: string }
  | { readonly link: string; readonly url: string }
  | { readonly code: string; readonly label: string }
  | { readonly quiet: string }

/** The content of an email, before layout. All text can be untrusted: it is escaped and can never inject a header. */
export interface MailCopy {
  readonly subject: string
  readonly heading: string
  readonly parts: readonly MailPart[]
  /** Why the person gets this email, and how to switch it off where that is possible. */
  readonly reason: string
}

/** The site's colors in light and dark mode; mail programs do not load the site's style sheet. */
const day = {
  paper: '#faf7f0',
  sheet: '#fffefb',
  ink: '#17232b',
  muted: '#434e56',
  line: '#ddd5c4',
  accent: '#1d4d3f',
  onAccent: '#fffefb',
  rule: '#96742f',
}
const night = {
  paper: '#13181a',
  sheet: '#1b2124',
  ink: '#f3eee3',
  muted: '#c2bcaf',
  line: '#333b3e',
  accent: '#93cbb3',
  onAccent: '#0c211a',
  rule: '#c29a4d',
}

const serif = "Georgia,'Times New Roman',serif"
const sans = "-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif"

/** Renders the content as plain text and as HTML in the site's design, readable from 320 px, in light and dark mode. */
export function siteMail({ subject, heading, parts, reason }: MailCopy): {
  subject: string
  text: string
  html: string
} {
  return {
    subject: oneLine(subject),
    text: [heading, ...parts.map(asText), reason, site.brand].join('\n\n'),
    html: page(heading, parts.map(asHtml).join('\n'), reason),
  }
}

function asText(part: MailPart): string {
  if (typeof part === 'string') return part
  if ('facts' in part) return part.facts.map(([label, value]) => `${label}: ${value}`).join('\n')
  if ('code' in part) return `${part.label} ${part.code}`
  if ('link' in part) return `${part.link}:\n${part.url}`
  return 'quiet' in part ? part.quiet : `${part.action}:\n${part.url}`
}

function asHtml(part: MailPart): string {
  if (typeof part === 'string') return `<p>${withBreaks(part)}</p>`
  if ('quiet' in part) return `<p class="muted">${withBreaks(part.quiet)}</p>`
  if ('code' in part) return `<p>${htmlEscape(part.label)} <strong class="code">${htmlEscape(part.code)}</strong></p>`
  if ('link' in part) return `<p><a href="${htmlEscape(part.url)}">${htmlEscape(part.link)}</a></p>`
  if ('action' in part) return button(part.action, htmlEscape(part.url))
  const rows = part.facts.map(
    ([label, value]) => `<dt class="muted">${htmlEscape(label)}</dt><dd>${withBreaks(value)}</dd>`,
  )
  return `<dl>${rows.join('')}</dl>`
}

/** The URL is repeated below the button: some programs show no buttons, and some people check where a link leads. */
function button(label: string, address: string): string {
  return `<p><a class="button" href="${address}">${htmlEscape(label)}</a></p>
<p class="address muted">Or open this address: <a href="${address}">${address}</a></p>`
}

function withBreaks(text: string): string {
  return htmlEscape(text).replace(/\r?\n/g, '<br>')
}

function page(heading: string, body: string, reason: string): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${htmlEscape(heading)}</title>
<style>
:root { color-scheme: light dark }
body { margin: 0; padding: 24px 12px; background: ${day.paper}; color: ${day.ink}; font: 17px/1.55 ${sans} }
.sheet {
  max-width: 35em; margin: 0 auto; padding: 24px 20px; background: ${day.sheet};
  border: 1px solid ${day.line}; border-top: 3px solid ${day.rule}; overflow-wrap: anywhere
}
.brand, h1 { font-family: ${serif}; font-weight: 500 }
.brand { margin: 0 0 20px; font-size: 18px }
h1 { margin: 0 0 16px; font-size: 26px; line-height: 1.25 }
p, dl { margin: 0 0 16px }
dt { font-size: 15px }
dd { margin: 0 0 10px }
.muted { color: ${day.muted} }
a { color: ${day.accent} }
.button {
  display: inline-block; padding: 12px 20px; background: ${day.accent}; color: ${day.onAccent};
  text-decoration: none; font-weight: 600
}
.address { font-size: 15px }
.code { display: block; font-size: 26px; letter-spacing: 3px }
.reason { margin: 24px 0 0; padding-top: 16px; border-top: 1px solid ${day.line}; font-size: 15px }
@media (prefers-color-scheme: dark) {
  body { background: ${night.paper}; color: ${night.ink} }
  .sheet { background: ${night.sheet}; border-color: ${night.line}; border-top-color: ${night.rule} }
  .muted { color: ${night.muted} }
  a { color: ${night.accent} }
  .button { background: ${night.accent}; color: ${night.onAccent} }
  .reason { border-top-color: ${night.line} }
}
</style>
</head>
<body>
<div class="sheet" role="main">
<p class="brand">${htmlEscape(site.brand)}</p>
<h1>${htmlEscape(heading)}</h1>
${body}
<p class="reason muted">${withBreaks(reason)}</p>
</div>
</body>
</html>`
}
