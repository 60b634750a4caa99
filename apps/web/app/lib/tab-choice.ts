/** What decides which tab shows: its id, and the anchors inside its panel. */
export interface AddressedTab {
  id: string
  anchors?: readonly string[]
}

/**
 * The id of the tab that a fragment asks for: its own id, or an anchor inside its panel; the first tab for
 * an empty fragment, and undefined for a fragment about something else on the page.
 */
export function tabOfFragment(tabs: readonly AddressedTab[], fragment: string): string | undefined {
  if (fragment === '') return tabs[0]?.id
  return tabs.find(({ id, anchors = [] }) => id === fragment || anchors.includes(fragment))?.id
}

/** The index to which a key moves within a row of tabs, around its ends; undefined for any other key. */
export function tabAfterKey(key: string, index: number, count: number): number | undefined {
  switch (key) {
    case 'ArrowRight':
    case 'ArrowDown':
      return (index + 1) % count
    case 'ArrowLeft':
    case 'ArrowUp':
      return (index + count - 1) % count
    case 'Home':
      return 0
    case 'End':
      return count - 1
    default:
      return undefined
  }
}
