import { minifySync } from 'vite'

/** An inline script that calls the function once with this value; the function must be self-contained. */
export function inlineCall<Value>(called: (value: Value) => void, value: Value): string {
  const { code, errors } = minifySync('inline.js', `(${called.toString()})(inlineValue)`)
  if (errors.length > 0)
    throw new Error(`${called.name} cannot be minified: ${errors.map(({ message }) => message).join('; ')}`)
  return `<script>${code.replace('(inlineValue)', () => `(${JSON.stringify(value)})`)}</script>`
}
