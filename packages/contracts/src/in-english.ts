import { en } from 'zod/locales'

/**
 * zod's own English sentences, for inputs that have none of ours: zod/mini brings no sentences, and its global
 * configuration belongs to the consumer.
 */
export const inEnglish = { error: en().localeError }
