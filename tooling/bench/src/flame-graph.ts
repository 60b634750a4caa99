/** A profile as `node --cpu-prof` writes it; times in microseconds. */
export interface CpuProfile {
  readonly nodes: readonly ProfileNode[]
  readonly samples: readonly number[]
  readonly timeDeltas: readonly number[]
}

interface ProfileNode {
  readonly id: number
  readonly callFrame: { readonly functionName: string; readonly url: string }
  readonly children?: readonly number[]
}

/** A function with what it took, itself and all that it called. */
export interface Frame {
  readonly name: string
  microseconds: number
  readonly calls: Map<string, Frame>
}

const width = 1200
const rowHeight = 18
/** Narrower frames than this share are left out. */
const leastShare = 0.004
const pixelsOfLetter = 6.6

/**
 * What the processor did, from the outermost function inward; time without work is left out, and so is everything
 * before `from` microseconds.
 */
export function framesOf({ nodes, samples, timeDeltas }: CpuProfile, from: number): Frame {
  const byId = new Map(nodes.map((node) => [node.id, node]))
  const parents = new Map(nodes.flatMap(({ id, children = [] }) => children.map((child) => [child, id] as const)))
  const root: Frame = { name: 'all', microseconds: 0, calls: new Map() }
  let at = 0
  samples.forEach((sample, index) => {
    const took = timeDeltas[index] ?? 0
    at += took
    const path = pathTo(sample, { byId, parents })
    if (at < from || path.includes('(idle)')) return
    root.microseconds += took
    let frame = root
    for (const name of path) frame = into(frame, name, took)
  })
  return root
}

function pathTo(
  id: number,
  { byId, parents }: { byId: Map<number, ProfileNode>; parents: Map<number, number> },
): string[] {
  const names: string[] = []
  for (let at: number | undefined = id; at !== undefined; at = parents.get(at)) {
    const node = byId.get(at)
    if (node && node.callFrame.functionName !== '(root)') names.unshift(nameOf(node))
  }
  return names
}

function nameOf({ callFrame: { functionName, url } }: ProfileNode): string {
  const packageOf = /node_modules\/((?:@[^/]+\/)?[^/]+)\/(?!.*node_modules)/.exec(url)?.[1]
  const place = packageOf ?? (url.includes('/dist/') ? 'product' : /^node:(\w+)/.exec(url)?.[1])
  return `${functionName || 'anonymous'}${place === undefined ? '' : ` · ${place}`}`
}

function into(frame: Frame, name: string, microseconds: number): Frame {
  const inner = frame.calls.get(name) ?? { name, microseconds: 0, calls: new Map() }
  inner.microseconds += microseconds
  frame.calls.set(name, inner)
  return inner
}

/** Draws it: each row is called by the one above, and a width is a share of the processor's time. */
export function drawFlameGraph(root: Frame, title: string): string {
  const rows: string[] = []
  let depth = 0
  const draw = (frame: Frame, left: number, row: number) => {
    depth = Math.max(depth, row)
    rows.push(cell(frame, { left, row, share: frame.microseconds / root.microseconds }))
    let at = left
    const inner = [...frame.calls.values()].toSorted((one, other) => other.microseconds - one.microseconds)
    for (const call of inner) {
      if (call.microseconds / root.microseconds < leastShare) continue
      draw(call, at, row + 1)
      at += call.microseconds / root.microseconds
    }
  }
  draw(root, 0, 0)
  const height = (depth + 1) * rowHeight
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" role="img" font-family="sans-serif" ` +
      `font-size="12"><title>${escaped(title)}</title>`,
    ...rows,
    '</svg>\n',
  ].join('\n')
}

function cell(frame: Frame, { left, row, share }: { left: number; row: number; share: number }): string {
  const [x, y, wide] = [left * width, row * rowHeight, share * width]
  const label = `${frame.name} ${(share * 100).toFixed(1)} %`
  const fits = Math.floor((wide - 6) / pixelsOfLetter)
  const shown = fits < 3 ? '' : label.slice(0, fits)
  const color = frame.name.includes('· product') ? '#93cbb3' : '#e7dfce'
  return (
    `<g><title>${escaped(label)}</title><rect x="${x.toFixed(1)}" y="${y}" width="${wide.toFixed(1)}" ` +
    `height="${rowHeight - 1}" fill="${color}" stroke="#fffefb"/>` +
    `<text x="${(x + 3).toFixed(1)}" y="${y + 13}" fill="#17232b">${escaped(shown)}</text></g>`
  )
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}
