import type { PageCheck } from './built-page.ts'

const landmarks = ['header', 'main', 'footer']

/** One of each landmark, the first link past the bar to the content, and no paint before the end of the page. */
export const landmarkFaults: PageCheck = ({ html }) => {
  const counts = landmarks.map((name) => ({
    name,
    count: html.querySelectorAll(name).filter((element) => element.closest('main *') === null).length,
  }))
  const [first] = html.querySelectorAll('body a')
  const waitsFor = html.querySelector('head link[rel="expect"][blocking="render"]')?.getAttribute('href')
  const last = html.querySelector('body')?.lastElementChild
  return [
    ...counts.filter(({ count }) => count !== 1).map(({ name, count }) => `has ${count} of ${name}`),
    ...(first?.getAttribute('href') === '#main' && html.querySelector('main#main[tabindex="-1"]') !== null
      ? []
      : ['does not begin with a link past the bar']),
    ...(waitsFor === undefined || waitsFor !== `#${last?.id}` ? ['may be painted in pieces'] : []),
  ]
}
