interface Channel {
  on(event: string, listener: (payload: unknown) => void): void
  off(event: string, listener: (payload: unknown) => void): void
  emit(event: string, payload: unknown): void
}

/**
 * Runs inside Storybook's frame: switches to a story and waits for its play function to finish. Returns the error, or
 * undefined. It is sent to the browser as text and must not use anything outside itself.
 */
export function showByChannel(id: string): Promise<string | undefined> {
  const { __STORYBOOK_ADDONS_CHANNEL__: channel } = globalThis as unknown as { __STORYBOOK_ADDONS_CHANNEL__: Channel }
  // Scroll position and focus must not carry over to the next story.
  scrollTo(0, 0)
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
  const failures = [
    'storyMissing',
    'storyErrored',
    'storyThrewException',
    'playFunctionThrewException',
    'unhandledErrorsWhilePlaying',
  ]
  return new Promise((resolve) => {
    const fail = (payload: unknown) =>
      end(JSON.stringify(payload, ['message', 'description', 'title', 'storyId']) ?? 'it failed')
    const finish = (payload: unknown) => {
      const { storyId, status } = payload as { storyId: string; status: string }
      if (storyId === id) end(status === 'success' ? undefined : status)
    }
    const end = (problem: string | undefined) => {
      channel.off('storyFinished', finish)
      for (const event of failures) channel.off(event, fail)
      resolve(problem)
    }
    channel.on('storyFinished', finish)
    for (const event of failures) channel.on(event, fail)
    // Axe has its own run; here it would only cost time. Once per document: it re-renders the story.
    if (!('axeIsOff' in globalThis)) channel.emit('updateGlobals', { globals: { a11y: { manual: true } } })
    Object.assign(globalThis, { axeIsOff: true })
    const shown = new URL(location.href).searchParams.get('id') === id
    channel.emit(shown ? 'forceRemount' : 'setCurrentStory', { storyId: id, viewMode: 'story' })
  })
}
