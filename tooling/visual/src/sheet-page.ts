import type { Kind } from './sheets.ts'

/** The screenshots of a story at one width, one per scheme, as PNGs. */
export interface Shot {
  label: string
  pictures: Buffer[]
}

// What each 64th or 32nd of a color channel is drawn as. Surfaces differ least in the light, so most shades are there.
const allShades = Array.from({ length: 64 }, (_, index) => index / 63)
const fewShades = [
  [0.12, 8],
  [0.37, 8],
  [0.62, 8],
  [0.82, 4],
  [0.89, 1],
  [0.92, 1],
  [0.96, 1],
  [1, 1],
].flatMap(([shade = 1, count = 1]) => Array<number>(count).fill(shade))

/**
 * A page with the screenshots side by side, each state under its name. Patterns and screens are drawn in fewer shades
 * and screens at half size: their parts have pictures of their own, and the files would be several times as large.
 */
export function sheetPage(shots: readonly Shot[], kind: Kind): string {
  const figures = shots.map(({ label, pictures }) => {
    const images = pictures.map((png) => `<img src="data:image/png;base64,${png.toString('base64')}" />`)
    return `<figure><figcaption>${label}</figcaption>${images.join('')}</figure>`
  })
  const shades = (kind === 'component' ? allShades : fewShades).join(' ')
  return `<!doctype html>
    <style>
      body { display: flex; flex-wrap: wrap; gap: 16px; align-items: start; margin: 16px; background: #c8c8c8 }
      figure { display: grid; grid-template-columns: auto auto; gap: 6px; align-items: start; margin: 0 }
      figcaption { grid-column: 1 / -1; contain: inline-size; font: 14px Arial }
      img { filter: url(#shades); zoom: ${kind === 'screen' ? 0.5 : 1} }
    </style>
    <svg width="0" height="0" style="position: absolute">
      <filter id="shades" color-interpolation-filters="sRGB">
        <feComponentTransfer>
          ${['R', 'G', 'B'].map((channel) => `<feFunc${channel} type="discrete" tableValues="${shades}" />`).join('')}
        </feComponentTransfer>
      </filter>
    </svg>
    ${figures.join('')}`
}
