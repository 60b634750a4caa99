import axe from 'axe-core'

/** Whatever of the page has too little contrast in the dark scheme, one line an element. */
export async function findDarkContrast(page: Document): Promise<string[]> {
  const { dataset } = page.documentElement
  const before = dataset['scheme']
  dataset['scheme'] = 'dark'
  // A colour that is still on its way would be measured half-way.
  for (const animation of page.getAnimations()) if (animation instanceof CSSTransition) animation.finish()
  try {
    const { violations } = await axe.run(page.body, { runOnly: ['color-contrast'] })
    return violations.flatMap(({ nodes }) => nodes.map(({ html, failureSummary }) => `${html} ${failureSummary ?? ''}`))
  } finally {
    if (before === undefined) delete dataset['scheme']
    else dataset['scheme'] = before
  }
}
