import type { ApiFailure } from '@dst/api-client'
import { LinkButton } from '@dst/ui/link-button'
import { MessagePage } from '@dst/ui/message-page'
import { useMemo } from 'react'
import { ReadProblem } from '~/lib/problems/read-problem.tsx'
import { paths } from '~/paths.ts'
import { ReadFailed } from '~/services/queries/current-investor.ts'
import type { OpenProblem } from './open-shared.ts'

interface SharedProblemProps {
  problem: OpenProblem
  onRetry: () => void
}

/** Why a link shows nothing, and what helps. */
export function SharedProblem({ problem, onRetry }: SharedProblemProps) {
  if (problem.code === 'unread') return <Unread failure={problem.failure} onRetry={onRetry} />
  const { title, words } = texts[problem.code]
  return (
    <MessagePage
      title={title}
      icon={problem.code === 'ended' ? 'clock' : 'alert'}
      actions={
        <LinkButton href={paths.home} variant="secondary">
          Go to the home page
        </LinkButton>
      }
    >
      <p>{words}</p>
    </MessagePage>
  )
}

/** What is announced of a problem; one that has an alert of its own tells itself. */
export function problemMessage({ code }: OpenProblem): string {
  return code === 'unread' ? '' : texts[code].title
}

function Unread({ failure, onRetry }: { failure: ApiFailure; onRetry: () => void }) {
  const error = useMemo(() => new ReadFailed(failure), [failure])
  return (
    <MessagePage title="The link could not be opened" icon="alert">
      <ReadProblem what="The shared exchange" error={error} onRetry={onRetry} />
    </MessagePage>
  )
}

const texts = {
  damaged: {
    title: 'This link is incomplete',
    words:
      'A part of it is missing or was changed, so nobody can read what it leads to. Copy the whole link from the ' +
      'message that you got, or ask its sender for another one.',
  },
  unknown: {
    title: 'There is nothing behind this link',
    words:
      'It may have ended long ago, or a part of it may have been changed. Copy the whole link from the message that ' +
      'you got, or ask its sender for another one.',
  },
  ended: {
    title: 'This link has ended',
    words: 'It expired or was withdrawn, and no longer shows anything. Ask its sender for another one.',
  },
  insecure: {
    title: 'This browser can’t open the link',
    words:
      'What was shared is encrypted, and this browser can’t decrypt it on this page. Open the link in a newer ' +
      'browser, by an address that begins with https.',
  },
} as const satisfies Record<Exclude<OpenProblem['code'], 'unread'>, { title: string; words: string }>
