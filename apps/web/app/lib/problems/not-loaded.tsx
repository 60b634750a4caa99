import { Banner } from '@dst/ui/banner'

/** Stands for a part whose script failed to load: browsers may never ask again for one that did. */
export function NotLoaded() {
  return (
    <Banner tone="error" announce="status">
      This part could not be loaded. Check your connection, and reload the page.
    </Banner>
  )
}
