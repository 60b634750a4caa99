import { removeDeviceCopy } from '@dst/web/app/features/exchange/store/device-storage.ts'
import { resetStores } from '@dst/web/app/lib/browser/create-store.ts'
import { mirrorSession } from '@dst/web/app/services/auth.ts'
import { forgetMails } from '@dst/web/app/services/begun-returns.ts'
import { dropAllDrafts } from '@dst/web/app/services/drafts.ts'
import { clearHandOver, clearHandOverAtSignOut } from '@dst/web/app/services/hand-over.ts'
import { showSessionLoading } from '@dst/web/app/services/session.ts'
import { useEffect } from 'react'
import { RouterProvider } from 'react-router/dom'
import { freeClock, setClock } from './clock.ts'
import { createSiteRouter } from './site-router.tsx'
import { beginSite, heldCallsMade, type SiteState } from './site.ts'

/** Story args of a screen. */
export interface ScreenProps extends SiteState {
  /** The address to open, including query and fragment. */
  at: string
  /** For pages that read the parameters of an emailed link from `window.location`. */
  fromLink?: boolean
  /** The page's script never loads. */
  neverLoads?: boolean
}

type Router = Awaited<ReturnType<typeof createSiteRouter>>

/** Shared by every screen story: the whole site at one address, with state of the story's own. */
export const screen = {
  parameters: {
    layout: 'fullscreen',
    controls: { disable: true },
    // Otherwise Storybook writes the drawn element as JSX, and walks through the whole router for it, for minutes.
    docs: { source: { type: 'code' } },
  },
  loaders: [async ({ args }: { args: Partial<ScreenProps> }) => ({ router: await openScreen(args) })],
  beforeEach: () => {
    const before = window.location.href
    return () => {
      freeClock()
      window.history.replaceState(window.history.state, '', before)
    }
  },
  afterEach: heldCallsMade,
  render: (_: ScreenProps, { loaded }: { loaded: Record<string, unknown> }) => (
    <DisplayedScreen router={loaded['router'] as Router} />
  ),
}

async function openScreen({
  at = '/',
  fromLink = false,
  neverLoads = false,
  ...state
}: Partial<ScreenProps>): Promise<Router> {
  setClock()
  forgetEarlierStories()
  beginSite(state)
  if (state.investor !== undefined) {
    showSessionLoading()
    mirrorSession()
  }
  const router = await createSiteRouter(at, { neverLoads })
  if (fromLink) window.history.replaceState(window.history.state, '', at)
  return router
}

function DisplayedScreen({ router }: { router: Router }) {
  useEffect(() => () => router.dispose(), [router])
  return <RouterProvider router={router} />
}

/** Module state and browser storage of the site outlive a story. */
function forgetEarlierStories() {
  resetStores()
  clearHandOverAtSignOut()
  clearHandOver('authMessage', 'prefilledEmail')
  dropAllDrafts()
  forgetMails()
  removeDeviceCopy()
}
