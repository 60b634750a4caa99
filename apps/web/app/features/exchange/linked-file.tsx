import { Banner } from '@dst/ui/banner'
import { Button } from '@dst/ui/button'
import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { useSessionStore } from '~/services/session.ts'
import { linkQuestion } from './link-question.ts'
import { useAccountFile } from './store/account-file-state.ts'
import { useExchangeFileStore } from './store/document.ts'
import { chooseLinkedFile, takeLinkedFile, useLinkedFileStore } from './store/linked-file-store.ts'

/** Takes the figures of a link, and asks before they replace others. */
export function LinkedFile() {
  const { hash } = useLocation()
  const opened = useExchangeFileStore((state) => state.opened)
  const inAccount = useExchangeFileStore(({ mark }) => mark !== undefined)
  const asked = useLinkedFileStore(({ linked }) => linked !== undefined)
  const unread = useLinkedFileStore((state) => state.unread)
  const { status } = useAccountFile()
  const signedIn = useSessionStore((session) => session.status === 'signed-in')
  useEffect(() => {
    if (opened) takeLinkedFile()
  }, [opened, hash])
  if (!asked) return unread.length === 0 ? null : <Unread texts={unread} />
  return (
    <Banner
      tone="info"
      heading="This link holds other figures"
      action={
        <span className="exchange-choices">
          <Button size="small" onClick={() => chooseLinkedFile(true)}>
            Use the figures of the link
          </Button>
          <Button size="small" variant="secondary" onClick={() => chooseLinkedFile(false)}>
            Keep mine
          </Button>
        </span>
      }
    >
      {linkQuestion(signedIn ? status : 'signed-out', inAccount)}
    </Banner>
  )
}

function Unread({ texts }: { texts: readonly string[] }) {
  return (
    <Banner
      tone="caution"
      heading="Not everything in the link could be read"
      onDismiss={() => useLinkedFileStore.setState({ unread: [] })}
    >
      {`These entries stay empty until you type them: ${texts.map((text) => `“${text}”`).join(', ')}.`}
    </Banner>
  )
}
