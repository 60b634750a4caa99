import { connectionErrors } from '@dst/domain/errors/connection'
import type { ContactMessageEntry } from '@dst/domain/validation'
import {
  useEffect,
  useRef,
  useState,
  type ComponentType,
  type FormEvent,
  type ReactNode,
  type SubmitEvent,
} from 'react'
import { isOffline } from '~/services/connection-trouble.ts'
import type { IssueSummaryProps } from './issue-summary.tsx'
import type { FieldIssues } from './message-issues.ts'
import type { createSender } from './sending.tsx'
import { useContactDraft } from './use-contact-draft.ts'

/** The outcome of sending, as the form shows it. */
export interface ShownOutcome {
  sent: boolean
  words: ReactNode
}

/** The state of the contact form: field errors, whether it is being sent, and the outcome. */
export function useContactForm() {
  const [issues, setIssues] = useState<FieldIssues>({})
  const [Summary, setSummary] = useState<ComponentType<IssueSummaryProps>>()
  const [outcome, setOutcome] = useState<ShownOutcome>()
  const [busy, setBusy] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  const draft = useContactDraft(form)
  const sender = useRef<ReturnType<typeof createSender>>(undefined)

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    if (!busy) void checkAndSend(event.currentTarget)
  }

  async function checkAndSend(form: HTMLFormElement) {
    const data = new FormData(form)
    const entry = entryOf(data)
    setOutcome(undefined)
    const checker = await loadChecker()
    if (checker === undefined) return setOutcome(unreachable())
    const found = checker.issuesByField(entry)
    setSummary(() => checker.IssueSummary)
    setIssues(found)
    if (Object.keys(found).length === 0) await send(form, { entry, topic: textOf(data, 'topic') })
  }

  async function send(form: HTMLFormElement, message: { entry: ContactMessageEntry; topic: string }) {
    setBusy(true)
    const ended = (await (await prepareSender())?.(message)) ?? unreachable()
    if (ended.sent) {
      form.reset()
      await draft.forgetSent(message.entry)
    }
    setOutcome(ended)
    setBusy(false)
  }

  // The form keeps one sender: it holds the keys of the messages that it has sent.
  async function prepareSender() {
    const sending = await import('./sending.tsx').catch(() => undefined)
    sender.current ??= sending?.createSender()
    return sender.current
  }

  /**
   * Loads the validation and sending code, which reading the page doesn't need, when the form first receives focus: if
   * the connection drops while the user is typing, only the sending itself fails. Browsers may never retry a script
   * that failed to load once.
   */
  useEffect(() => {
    const entered = form.current
    const prepare = () => void Promise.all([loadChecker(), prepareSender()])
    if (entered?.contains(document.activeElement)) prepare()
    entered?.addEventListener('focusin', prepare, { once: true })
    return () => entered?.removeEventListener('focusin', prepare)
  }, [])

  return {
    form,
    issues,
    Summary,
    outcome,
    busy,
    submit,
    kept: draft.kept,
    keep: (event: FormEvent<HTMLFormElement>) => void draft.keep(entryOf(new FormData(event.currentTarget))),
    discard: () => {
      setIssues({})
      void draft.discard()
    },
  }
}

async function loadChecker() {
  const parts = await Promise.all([import('./message-issues.ts'), import('./issue-summary.tsx')]).catch(() => undefined)
  return parts === undefined ? undefined : { ...parts[0], ...parts[1] }
}

/** The script that sends could not be loaded either. */
function unreachable(): ShownOutcome {
  return { sent: false, words: connectionErrors[isOffline() ? 'offline' : 'network'].message }
}

function entryOf(data: FormData): ContactMessageEntry {
  return {
    firstName: textOf(data, 'firstName'),
    lastName: textOf(data, 'lastName'),
    email: textOf(data, 'email'),
    subject: textOf(data, 'subject'),
    message: textOf(data, 'message'),
  }
}

function textOf(data: FormData, name: keyof ContactMessageEntry | 'topic'): string {
  const value = data.get(name)
  return typeof value === 'string' ? value.trim() : ''
}
