/** What selects a tab: its id, and the anchors inside its panel. */
export interface AddressedTab {
  id: string
  anchors?: readonly string[]
}

/**
 * The id of the tab that a fragment selects, by its own id or by an anchor inside its panel; the first tab for an empty
 * fragment, and undefined for a fragment about something else on the page.
 */
export function tabOfFragment(tabs: readonly AddressedTab[], fragment: string): string | undefined {
  if (fragment === '') return tabs[0]?.id
  return tabs.find(({ id, anchors = [] }) => id === fragment || anchors.includes(fragment))?.id
}
