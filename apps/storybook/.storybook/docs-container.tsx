import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks'
import { useEffect, useState, type PropsWithChildren } from 'react'
import { GLOBALS_UPDATED } from 'storybook/internal/core-events'
import { themes } from 'storybook/theming'

/** Applies the toolbar's color scheme to the docs frame as well as to the components. */
export function SchemedDocs({ children, ...props }: PropsWithChildren<DocsContainerProps>) {
  const [scheme, setScheme] = useState(() => schemeOf(firstGlobals(props.context)))
  useEffect(() => {
    const follow = ({ globals }: { globals: Globals }) => setScheme(schemeOf(globals))
    const { channel } = props.context
    channel.on(GLOBALS_UPDATED, follow)
    return () => channel.off(GLOBALS_UPDATED, follow)
  }, [props.context])
  useEffect(() => {
    document.documentElement.dataset['scheme'] = scheme
  }, [scheme])
  frameStoriesIn(scheme)
  return (
    <DocsContainer key={scheme} {...props} theme={scheme === 'dark' ? themes.dark : themes.light}>
      {children}
    </DocsContainer>
  )
}

/** Gives stories that are shown in a frame of their own the scheme of the page around them. */
function frameStoriesIn(scheme: string) {
  // Storybook begins their addresses with this, and would leave the globals out.
  Object.assign(globalThis, { PREVIEW_URL: `iframe.html?globals=scheme:${scheme}` })
}

type Globals = Record<string, unknown>

const schemeOf = (globals: Globals) => (globals['scheme'] === 'dark' ? 'dark' : 'light')

/** A docs page without stories has no story context, so the globals are read from the URL. */
function firstGlobals({ componentStories, getStoryContext }: DocsContainerProps['context']): Globals {
  const [story] = componentStories()
  if (story !== undefined) return getStoryContext(story).globals as Globals
  const inAddress = new URLSearchParams(window.location.search).get('globals') ?? ''
  return Object.fromEntries(inAddress.split(';').map((pair) => pair.split(':'))) as Globals
}
