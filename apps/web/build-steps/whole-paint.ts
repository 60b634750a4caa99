const headEnd = '</head>'
const bodyEnd = '</body>'
const id = 'page-end'

/**
 * The page with an instruction to the browser to paint nothing before the whole page is parsed: a partial bar or list
 * has a different layout than the complete one, so a device that paints while parsing would show layout shifts. Throws
 * if the page doesn't end the way the build is known to write it.
 * @source https://html.spec.whatwg.org/multipage/links.html#link-type-expect
 */
export function withWholePaint(html: string): string {
  for (const end of [headEnd, bodyEnd]) {
    if (html.split(end).length !== 2) throw new Error(`it does not have exactly one ${end}`)
  }
  return (
    html
      .replace(headEnd, `<link rel="expect" href="#${id}" blocking="render"/>${headEnd}`)
      // Browsers continue as soon as the awaited element starts, so it has to be the last one, and invisible.
      .replace(bodyEnd, `<template id="${id}"></template>${bodyEnd}`)
  )
}
