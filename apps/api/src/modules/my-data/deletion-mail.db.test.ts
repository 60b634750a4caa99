import { remainsAfterDeletion } from '@dst/content/legal'
import { expect, test } from 'vitest'
import { findDeletionNotice, insertDeletionNotice } from '../../database/deletion-notices.ts'
import type { Mail } from '../../mail/mailer.ts'
import { onBothEngines } from '../../testing/engines.ts'
import { deletionMail, deletionMailHandler } from './deletion-mail.ts'

const publicUrl = 'https://dst.example'

onBothEngines((database) => {
  const order = () =>
    database()
      .transaction()
      .execute((trx) => insertDeletionNotice(trx, 'quill@example.com'))
  const handlerWith = (sendMail: (mail: Mail) => Promise<void>) =>
    deletionMailHandler({ db: database(), sendMail }, { publicUrl })
  const { signal } = new AbortController()

  test('the address is kept until the mail server has the mail, and forgotten then', async () => {
    const noticeId = await order()
    await expect(handlerWith(() => Promise.reject(new Error('down')))({ noticeId }, signal, false)).rejects.toThrow()
    expect(await findDeletionNotice(database(), noticeId)).toMatchObject({ address: 'quill@example.com' })

    const sent: Mail[] = []
    const handle = handlerWith(async (mail) => void sent.push(mail))
    await handle({ noticeId }, signal, false)
    expect(await findDeletionNotice(database(), noticeId)).toBeUndefined()
    await handle({ noticeId }, signal, false)
    expect(sent.map(({ to, messageId }) => [to, messageId])).toEqual([
      ['quill@example.com', `<account-deleted-${noticeId}@dst.example>`],
    ])
  })
})

test('the mail says when, and everything that is left', () => {
  const { subject, text } = deletionMail(
    { id: 'a1', address: 'quill@example.com', deletedAt: new Date('2026-11-29T16:05:00Z') },
    publicUrl,
  )
  expect(subject).toBe('Your account is deleted')
  expect(text).toContain('were deleted on Sunday, November 29, 4:05 PM UTC')
  expect(remainsAfterDeletion).toHaveLength(6)
  for (const { what } of remainsAfterDeletion) expect(text).toContain(what)
  expect(text).toContain('https://dst.example/privacy#retention')
})
