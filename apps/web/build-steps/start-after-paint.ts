import { parse } from 'node-html-parser'

/**
 * Lets the template before it give way to its content, once the page was painted. A hidden page is painted when
 * somebody looks at it, so its scripts don't wait.
 */
const start =
  'const e=document.currentScript,t=e.previousSibling,s=()=>t.replaceWith(t.content);e.remove();' +
  "if(document.hidden||!PerformanceObserver.supportedEntryTypes.includes('paint'))s();" +
  "else new PerformanceObserver((_,o)=>{o.disconnect();s()}).observe({type:'paint',buffered:true})"

/**
 * The prerendered page with its scripts started after its first paint, for which they would otherwise compete: the
 * router's own elements, unchanged, wait in a template. Throws if the page doesn't have one module script.
 */
export function startAfterPaint(html: string): string {
  const found = parse(html).querySelectorAll('link[rel="modulepreload"], script[type="module"]')
  const [script, ...others] = found.filter(({ rawTagName }) => rawTagName === 'script')
  if (script === undefined || others.length > 0) throw new Error('the page does not have one module script')
  const written = found.map(({ range: [from, to] }) => html.slice(from, to)).join('')
  return found.reduceRight((page, element) => {
    const [from, to] = element.range
    const place = element === script ? `<template>${written}</template><script>{${start}}</script>` : ''
    return page.slice(0, from) + place + page.slice(to)
  }, html)
}
