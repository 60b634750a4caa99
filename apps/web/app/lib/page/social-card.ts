import { siteName } from './site-name.ts'

/** The preview image of every page; `pictures/draw.ts` draws it. Width and height in pixels. */
export const socialCard = {
  path: '/social-card.png',
  width: 1200,
  height: 630,
  alt:
    `${siteName}. Made Simple. Beside it a line drawing of an apartment building above the two deadlines ` +
    'of a 1031 exchange.',
} as const
