/** The picture that previews show for every page; `pictures/draw.ts` draws it. Width and height in pixels. */
export const socialCard = {
  path: '/social-card.png',
  width: 1200,
  height: 630,
  alt: 'DST Investing. Made Simple. Beside it a line drawing of an apartment building above the 45-day and 180-day marks of a 1031 exchange.',
} as const
