import type { ExchangeFile } from '@dst/domain/exchange-file'
import { exchangeShareDays } from '@dst/domain/parameters'
import { TextLink } from '@dst/ui/link'
import { Section } from '@dst/ui/section'
import { Spinner } from '@dst/ui/spinner'
import { lazy, Suspense } from 'react'
import { NotLoaded } from '~/lib/problems/not-loaded.tsx'
import { paths } from '~/paths.ts'
import { useSessionStore } from '~/services/session.ts'
import { leavePublicPage } from '~/lib/account/way-back.ts'
import './share.css'

/** Links that open a copy of the file for somebody else. What makes them is loaded only for the signed-in. */
export function ShareSection({ file }: { file: ExchangeFile }) {
  const status = useSessionStore((state) => state.status)
  return (
    <div className="share">
      <Section heading="Share with your spouse or CPA" tone="well">
        {status === 'signed-out' ? (
          <p>
            <TextLink href={paths.signIn} onClick={() => leavePublicPage(paths.exchangePacket)}>
              Sign in
            </TextLink>{' '}
            <span>{`to make a link that opens a read-only copy of your file for ${exchangeShareDays} days.`}</span>
          </p>
        ) : null}
        {status === 'loading' ? loading : null}
        {status === 'signed-in' ? (
          <Suspense fallback={loading}>
            <SharePanel file={file} />
          </Suspense>
        ) : null}
      </Section>
    </div>
  )
}

const loading = <Spinner label="Loading your links" />

const SharePanel = lazy(() =>
  import('./share-panel.tsx').then(
    (module) => ({ default: module.SharePanel }),
    () => ({ default: NotLoaded }),
  ),
)
