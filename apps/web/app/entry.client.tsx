import { startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { takeOverFormerKeys } from '~/features/exchange/store/former-keys.ts'

takeOverFormerKeys()

startTransition(() => {
  hydrateRoot(document, <HydratedRouter />)
})
