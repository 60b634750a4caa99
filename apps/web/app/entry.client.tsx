import { startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { exchangeOfAccounts } from '~/features/exchange/store/account-listener.ts'
import { takeOverFormerKeys } from '~/features/exchange/store/former-keys.ts'
import { watchAddress } from '~/lib/account/stray-tokens.ts'
import { listenToAccounts } from '~/services/account-listeners.ts'
import { followSession } from '~/services/follow-session.ts'

// Before anything reads the address: only the pages that people return to may see tokens in it.
watchAddress()
takeOverFormerKeys()
// Before the session is followed: what the device has of an exchange is somebody's.
listenToAccounts(exchangeOfAccounts)
// Before any page is shown: none may take somebody whose session is still loading for signed out.
followSession()

startTransition(() => {
  hydrateRoot(document, <HydratedRouter />)
})
