const headEnd = '</head>'
const bodyEnd = '</body>'
const id = 'page-end'

/**
 * The page with a word to the browser to paint nothing before all of it is there: half of a bar or of a list is laid out
 * otherwise than the whole, so a device that paints while it still reads would show parts that move. Throws when the
 * page ends otherwise than the build is known to write it.
 * @source https://html.spec.whatwg.org/multipage/links.html#link-type-expect
 */
export function withWholePaint(html: string): string {
  for (const end of [headEnd, bodyEnd]) {
    if (html.split(end).length !== 2) throw new Error(`it does not have exactly one ${end}`)
  }
  return (
    html
      .replace(headEnd, `<link rel="expect" href="#${id}" blocking="render"/>${headEnd}`)
      // Browsers go on at the start of the element they wait for, so it is one that comes last and shows nothing.
      .replace(bodyEnd, `<template id="${id}"></template>${bodyEnd}`)
  )
}
