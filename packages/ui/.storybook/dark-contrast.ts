import axe from 'axe-core'

/** Everything on the page with too little contrast in the dark scheme, one line per element. */
export async function findDarkContrast(page: Document): Promise<string[]> {
  const { dataset } = page.documentElement
  const before = dataset['scheme']
  dataset['scheme'] = 'dark'
  // A color that is still in transition would be measured halfway.
  for (const animation of page.getAnimations()) if (animation instanceof CSSTransition) animation.finish()
  try {
    const { violations } = await axe.run(page.body, { runOnly: ['color-contrast'], resultTypes: ['violations'] })
    return violations.flatMap(({ nodes }) => nodes.map(({ html, failureSummary }) => `${html} ${failureSummary ?? ''}`))
  } finally {
    if (before === undefined) delete dataset['scheme']
    else dataset['scheme'] = before
  }
}
