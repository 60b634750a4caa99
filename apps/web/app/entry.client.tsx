import { startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import './services/without-eval.ts'

startTransition(() => {
  hydrateRoot(document, <HydratedRouter />)
})
