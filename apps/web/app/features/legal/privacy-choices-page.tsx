import type { PrivacyChoice, PrivacyChoices } from '@dst/content/legal'
import { ContentsList } from '@dst/ui/contents-list'
import { TextLink } from '@dst/ui/link'
import { PageHeader } from '@dst/ui/page-header'
import { Prose } from '@dst/ui/prose'
import { useSyncExternalStore } from 'react'
import { leavePublicPage } from '~/lib/account/way-back.ts'
import { ContentBlocks } from '~/lib/copy/content-blocks.tsx'
import { useTermLinks } from '~/lib/copy/linked-texts.tsx'
import { ReviewNote } from '~/lib/copy/review-note.tsx'
import { HomeBar } from '~/lib/links/home-bar.tsx'
import { paths } from '~/paths.ts'
import { sendsPrivacySignal } from '~/services/analytics.ts'
import { useSessionStore } from '~/services/session.ts'

/** Which choices people have about their data, and where each is made. */
export function PrivacyChoicesPage({ page: { title, intro, choices, signal, notDone } }: { page: PrivacyChoices }) {
  const contents = [...choices, signal, notDone].map(({ id, heading }) => ({ id, label: heading }))
  return (
    <>
      <HomeBar />
      <PageHeader title={title} eyebrow="Your data" lead={<p>{intro}</p>} />
      <div className="ui-page-width pb-12">
        <Prose contents={<ContentsList label="On this page" items={contents} />}>
          {choices.map((choice) => (
            <Choice key={choice.id} choice={choice} />
          ))}
          <section id={signal.id} aria-labelledby={`${signal.id}-heading`}>
            <h2 id={`${signal.id}-heading`}>{signal.heading}</h2>
            <ContentBlocks blocks={signal.blocks} />
            <OwnSignal sends={signal.sends} silent={signal.silent} />
          </section>
          <section id={notDone.id} aria-labelledby={`${notDone.id}-heading`}>
            <h2 id={`${notDone.id}-heading`}>{notDone.heading}</h2>
            <ContentBlocks blocks={notDone.blocks} />
          </section>
          <ReviewNote of={[...choices, signal, notDone]} />
        </Prose>
      </div>
    </>
  )
}

/** A place in the account is reached straight away by the signed-in, and after signing in by others. */
function Choice({ choice: { id, heading, text, link, inAccount } }: { choice: PrivacyChoice }) {
  const signedOut = useSessionStore(({ status }) => status === 'signed-out')
  const linked = useTermLinks()
  const asksFirst = inAccount && signedOut
  return (
    <section id={id} aria-labelledby={`${id}-heading`}>
      <h2 id={`${id}-heading`}>{heading}</h2>
      <p>{linked(text)}</p>
      <p>
        {asksFirst ? (
          <TextLink
            href={paths.signIn}
            className="inline-flex min-h-11 items-center"
            onClick={() => leavePublicPage(link.to)}
          >
            {`${link.label} (sign in first)`}
          </TextLink>
        ) : (
          <TextLink href={link.to} className="inline-flex min-h-11 items-center">
            {link.label}
          </TextLink>
        )}
      </p>
    </section>
  )
}

const unchanging = () => () => {}

/** What the reader's own browser does, which only it knows: nothing stands here before the page is live. */
function OwnSignal({ sends, silent }: Pick<PrivacyChoices['signal'], 'sends' | 'silent'>) {
  const own = useSyncExternalStore(
    unchanging,
    () => (sendsPrivacySignal() ? sends : silent),
    () => undefined,
  )
  return own === undefined ? null : (
    <p>
      <strong>{own}</strong>
    </p>
  )
}
