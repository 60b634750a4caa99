import { inlineHash } from './inline-hashes.ts'

const style = `
  body {
    font: 1.0625rem/1.55 ui-sans-serif, system-ui, sans-serif; max-width: 46rem; margin: 3rem auto; padding: 0 1rem;
    color: #1d2521; background: #faf8f3; overflow-wrap: anywhere
  }
  article { border-top: 1px solid #c9c3b4; padding: 1.5rem 0 }
  h1, h2 { font-family: ui-serif, Georgia, serif; font-weight: 500 }
  h2 { margin: 0 0 .25rem; font-size: 1.25rem }
  p { margin: .25rem 0 }
  a { display: inline-block; padding: .5rem 0; color: #1c5340 }
  form { margin: 1rem 0 }
  label { display: block; padding: .5rem 0 }
  input {
    box-sizing: border-box; width: 100%; min-height: 2.75rem; padding: .5rem;
    border: 1px solid #5d655f; border-radius: 4px; font: inherit; color: inherit; background: #fff
  }
  input[type=checkbox] { width: 1.25rem; min-height: 0; height: 1.25rem; margin: 0 .5rem 0 0; vertical-align: middle }
  button {
    min-height: 2.75rem; margin: 0 .25rem .5rem 0; padding: .5rem 1rem;
    border: 1px solid #1c5340; border-radius: 4px; font: inherit; color: #1c5340; background: #fff
  }
  button:disabled { border-style: dashed; color: #1d2521; background: none }
  button:focus-visible, a:focus-visible, input:focus-visible { outline: 3px solid #8a5a00; outline-offset: 2px }
  pre { white-space: pre-wrap; font: inherit }
  iframe { box-sizing: border-box; width: 100%; height: 75vh; margin: 1rem 0; border: 1px solid #c9c3b4 }
`

/** The CSP source of a plain page's only style. */
export const plainStyleSource = inlineHash(style)

/**
 * A self-contained page with inline styles and without scripts; title and body are HTML in which all untrusted text is
 * escaped.
 */
export function plainPage(title: string, body: string): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
<style>${style}</style>
</head>
<body>
<main>
<h1>${title}</h1>
${body}
</main>
</body>
</html>`
}
