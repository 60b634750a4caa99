import { parse } from 'node-html-parser'
import { inlineCall } from './inline-call.ts'
import { startPage } from './page-starter.ts'

const templateId = 'page-scripts'

/**
 * The prerendered page with its scripts started late (see page-starter.ts) instead of immediately: the router's start
 * code is moved unchanged into a template, where it is inert. Throws if the page doesn't start with modulepreload links
 * and one module script.
 */
export function withLateStart(html: string): string {
  const page = parse(html)
  const found = (selector: string) => page.querySelectorAll(selector).map(({ range: [start, end] }) => ({ start, end }))
  const preloads = found('link[rel="modulepreload"]')
  const [script, ...others] = found('script[type="module"]')
  if (preloads.length === 0) throw new Error('it has no modulepreload link')
  if (script === undefined || others.length > 0) throw new Error('it does not have exactly one module script')
  const last = preloads.at(-1)?.end ?? 0
  if (last > script.start) throw new Error('its module script stands before a modulepreload link')

  const written = ({ start, end }: Range) => html.slice(start, end)
  const template = `<template id="${templateId}">${[...preloads, script].map(written).join('')}</template>`
  const kept = [...preloads, script].map(({ start }, index) => html.slice(preloads[index - 1]?.end ?? 0, start))
  return kept.join('') + template + inlineCall(startPage, templateId) + html.slice(script.end)
}

/** The position of an element in its page's HTML. */
interface Range {
  start: number
  end: number
}
