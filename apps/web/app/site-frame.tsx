import { LinkProvider } from '@dst/ui/link'
import { useRef, type ReactNode } from 'react'
import { SiteFooter } from '~/features/navigation/site-footer.tsx'
import { SiteNavigation } from '~/features/navigation/site-navigation.tsx'
import { SiteSearch } from '~/features/search/site-search.tsx'
import { SessionEndArea } from '~/features/session-end/session-end-area.tsx'
import { ToastArea } from '~/features/toasts/toast-area.tsx'
import { PrintHead } from '~/lib/page/print-head.tsx'
import { RouterLink } from '~/lib/links/router-link.tsx'

/** Id of the element that contains the page's own content. */
export const mainId = 'main'

/** The layout around the content of every page. */
export function SiteFrame({ children }: { children: ReactNode }) {
  const main = useRef<HTMLElement>(null)
  return (
    <LinkProvider component={RouterLink}>
      <SkipLink />
      <SiteNavigation content={main} search={<SiteSearch content={main} />} />
      <PrintHead />
      <main ref={main} id={mainId} tabIndex={-1} className="site-main">
        {children}
      </main>
      <SiteFooter />
      <ToastArea />
      <SessionEndArea content={main} />
    </LinkProvider>
  )
}

function SkipLink() {
  return (
    <a
      href={`#${mainId}`}
      className="ui-visually-hidden fixed start-4 top-4 z-40 bg-surface-raised px-6 py-3 underline"
    >
      Skip to main content
    </a>
  )
}
