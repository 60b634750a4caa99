import { useState } from 'react'
import { useLocation } from 'react-router'
import { useChangeHash } from '~/lib/links/page-hash.ts'

const profileTabs = ['profile', 'security', 'notifications', 'sharing'] as const

/** The tabs of the profile page. */
export type ProfileTab = (typeof profileTabs)[number]

/** The open tab. It is kept in the URL, so that a reload or a link opens it again. */
export function useProfileTab() {
  const { hash } = useLocation()
  const changeHash = useChangeHash()
  const addressed = hash.slice(1)
  const [tab, setTab] = useState(() => tabOf(addressed))
  // A link to another tab of this page, while it is open, changes only the URL.
  const [followed, setFollowed] = useState(addressed)
  if (followed !== addressed) {
    setFollowed(addressed)
    if (addressed === '' || isTab(addressed)) setTab(tabOf(addressed))
  }

  function selectTab(wanted: string) {
    const next = tabOf(wanted)
    if (next === tab) return
    setTab(next)
    changeHash(next === 'profile' ? '' : next, { replace: true })
  }

  return { tab, selectTab }
}

function isTab(name: string): name is ProfileTab {
  return profileTabs.some((tab) => tab === name)
}

function tabOf(name: string): ProfileTab {
  return profileTabs.find((tab) => tab === name) ?? 'profile'
}
