import type { PageCheck } from './built-page.ts'

const landmarks = ['header', 'main', 'footer']

/** One of each landmark, and the first link past the bar to the content. */
export const landmarkFaults: PageCheck = ({ html }) => {
  const counts = landmarks.map((name) => ({
    name,
    count: html.querySelectorAll(name).filter((element) => element.closest('main *') === null).length,
  }))
  const [first] = html.querySelectorAll('body a')
  return [
    ...counts.filter(({ count }) => count !== 1).map(({ name, count }) => `has ${count} of ${name}`),
    ...(first?.getAttribute('href') === '#main' && html.querySelector('main#main[tabindex="-1"]') !== null
      ? []
      : ['does not begin with a link past the bar']),
  ]
}
