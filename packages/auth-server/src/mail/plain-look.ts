import { htmlEscape } from 'escape-goat'
import type { AuthMailCopy, RenderedMail } from './mail-messages.ts'

/** Renders an email in a plain design, as text and as HTML with the same content. */
export function plainLook(message: AuthMailCopy, brandName: string): RenderedMail {
  return { subject: message.subject, text: asText(message, brandName), html: asHtml(message, brandName) }
}

function asText({ intro, facts = [], action, code, notes }: AuthMailCopy, brandName: string): string {
  return [
    'Hello,',
    intro,
    ...facts.map(([label, value]) => `${label}: ${value}`),
    `${action.label}: open this link in your browser.\n${action.url}`,
    ...(code ? [`${code.label} ${code.digits}`] : []),
    ...notes,
    brandName,
  ].join('\n\n')
}

const buttonLook =
  'display:inline-block;padding:14px 24px;background:#1f3a5f;color:#ffffff;text-decoration:none;border-radius:6px'

function asHtml({ subject, intro, facts = [], action, code, notes }: AuthMailCopy, brandName: string): string {
  const address = htmlEscape(action.url)
  return `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${htmlEscape(subject)}</title></head>
<body style="margin:0;padding:24px;background:#ffffff;color:#1a1a1a;font:18px/1.6 Georgia,'Times New Roman',serif">
<div style="max-width:560px;margin:0 auto">
<p>Hello,</p>
${[intro, ...facts.map(([label, value]) => `${label}: ${value}`)].map((text) => paragraph(text)).join('\n')}
<p style="margin:28px 0"><a href="${address}" style="${buttonLook}">${htmlEscape(action.label)}</a></p>
<p>If the button does not work, copy this address into your browser:<br>
<a href="${address}" style="word-break:break-all;color:#1f3a5f">${address}</a></p>
${code ? `<p>Or enter this code: <strong style="font-size:24px;letter-spacing:3px">${code.digits}</strong></p>` : ''}
${notes.map((note) => paragraph(note)).join('\n')}
<p>${htmlEscape(brandName)}</p>
</div>
</body>
</html>
`
}

function paragraph(text: string): string {
  return `<p>${htmlEscape(text)}</p>`
}
