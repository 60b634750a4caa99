import { afterEach, describe, expect, it } from 'vitest'
import { dismissToast, showToast, useToastStore } from './toasts'

describe('toasts', () => {
  afterEach(() => useToastStore.setState({ toast: null }))

  it('shows one at a time: the newer replaces the older', () => {
    showToast({ tone: 'success', title: 'Email sent!', description: 'Check your inbox for the verification link.' })
    showToast({ tone: 'error', title: 'Failed to resend email' })

    expect(useToastStore.getState().toast).toMatchObject({ title: 'Failed to resend email', durationMs: 5000 })
  })

  it('keeps good news for 3 s and errors for 5 s', () => {
    showToast({ tone: 'success', title: 'Email sent!' })
    expect(useToastStore.getState().toast?.durationMs).toBe(3000)
  })

  it('leaves the newer toast when the older one is dismissed late', () => {
    showToast({ tone: 'success', title: 'first' })
    const first = useToastStore.getState().toast?.id ?? 0
    showToast({ tone: 'success', title: 'second' })

    dismissToast(first)

    expect(useToastStore.getState().toast?.title).toBe('second')
  })
})
