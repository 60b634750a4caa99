import { afterEach, describe, expect, test, vi } from 'vitest'
import { hideToast, showToast, useToastStore } from './toasts.ts'

describe('toasts', () => {
  afterEach(() => useToastStore.setState({ toast: null }))

  test('holds one at a time: the newer replaces the older', () => {
    showToast({ tone: 'success', title: 'Email sent!', description: 'Check your inbox for the verification link.' })
    showToast({ tone: 'error', title: 'Failed to resend email' })

    expect(useToastStore.getState().toast).toEqual({ tone: 'error', title: 'Failed to resend email', duration: 5000 })
  })

  test('shows none once it was hidden', () => {
    showToast({ tone: 'error', title: 'Failed to resend email' })
    hideToast()
    expect(useToastStore.getState().toast).toBeNull()
  })

  test('keeps good news for 3 s', () => {
    showToast({ tone: 'success', title: 'Email sent!' })
    expect(useToastStore.getState().toast?.duration).toBe(3000)
  })

  test('announces the same words again when they are shown again', () => {
    const listener = vi.fn()
    const stop = useToastStore.subscribe(listener)
    showToast({ tone: 'success', title: 'Email sent!' })
    showToast({ tone: 'success', title: 'Email sent!' })
    stop()
    expect(listener).toHaveBeenCalledTimes(2)
  })
})
