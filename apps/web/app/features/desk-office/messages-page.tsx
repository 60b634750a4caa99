import type { DeskMessage } from '@dst/contracts/desk'
import { Banner, type BannerTone } from '@dst/ui/banner'
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { restoreFocus } from '~/lib/focus/restore-focus.ts'
import { deskApi } from '~/services/desk.ts'
import { failedSentence } from './confirm-dialog.tsx'
import { MessageEntry } from './message-entry.tsx'
import { zoneSentence } from './moments.tsx'
import { countSentence, MoreButton } from './more-button.tsx'
import { OfficePage, OfficeSection, ReadState } from './office-page.tsx'
import { messagesQuery, renewMessages } from './office-queries.ts'

/** Messages from the contact form, those without an answer first. */
export function MessagesPage() {
  const queryClient = useQueryClient()
  const [news, setNews] = useState<{ tone: BannerTone; words: string }>()
  const [busy, setBusy] = useState<string>()
  const place = useRef<HTMLDivElement>(null)

  const mark = async ({ id, name }: DeskMessage, answered: boolean) => {
    if (busy !== undefined) return
    setBusy(id)
    const outcome = await deskApi.messages.mark(id, answered)
    setNews(
      outcome.ok
        ? { tone: 'success', words: `The message from ${name} is marked as ${answered ? 'answered' : 'unanswered'}.` }
        : { tone: 'error', words: failedSentence(outcome.error) },
    )
    await renewMessages(queryClient)
    setBusy(undefined)
    restoreFocus(place)
  }

  return (
    <OfficePage
      title="Messages"
      lead={`What people wrote through the contact form. You answer in your own mail program. ${zoneSentence()}`}
    >
      <div ref={place} tabIndex={-1} className="desk-news">
        {news === undefined ? null : <Banner tone={news.tone}>{news.words}</Banner>}
      </div>
      <MessageGroup answered={false} busy={busy} onMark={(message) => void mark(message, true)} />
      <MessageGroup answered busy={busy} onMark={(message) => void mark(message, false)} />
    </OfficePage>
  )
}

interface MessageGroupProps {
  answered: boolean
  /** Id of the message that is being marked. */
  busy: string | undefined
  onMark: (message: DeskMessage) => void
}

function MessageGroup({ answered, busy, onMark }: MessageGroupProps) {
  const read = useInfiniteQuery(messagesQuery(answered))
  const list = useRef<HTMLDivElement>(null)
  const what = answered ? 'Answered' : 'Unanswered'
  return (
    <OfficeSection id={what.toLowerCase()} heading={what}>
      <ReadState what="The messages" read={{ ...read, error: read.isFetchNextPageError ? null : read.error }}>
        {({ pages }) => {
          const messages = pages.flatMap((page) => page.messages)
          return (
            <>
              <p className="desk-count">{countSentence('message', messages.length, pages.at(-1)?.total ?? 0)}</p>
              <div ref={list} className="desk-entries">
                {messages.map((message) => (
                  <MessageEntry
                    key={message.id}
                    message={message}
                    busy={busy === message.id}
                    onMark={() => onMark(message)}
                  />
                ))}
              </div>
              <MoreButton things="messages" read={read} shown={messages.length} list={list} />
            </>
          )
        }}
      </ReadState>
    </OfficeSection>
  )
}
