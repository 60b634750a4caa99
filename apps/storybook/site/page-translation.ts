/** A page as Chrome's translation leaves it. */
export interface Translation {
  /** What was written to, removed from or put before a text that the translation has taken away: the page lacks it. */
  lost: readonly string[]
  end: () => void
}

const untranslated = 'font, script, style, noscript, textarea, option'

/**
 * Translates the page and what is added to it: each text becomes one in two `<font>` elements, in place of the text
 * node that React made.
 */
export function translatePage(): Translation {
  const taken = new WeakSet<Node>()
  const translateIn = (root: Node) => {
    for (const text of textsIn(root)) {
      if (text.data.trim() === '' || !text.isConnected || text.parentElement?.closest(untranslated)) continue
      const outer = document.createElement('font')
      const inner = document.createElement('font')
      inner.textContent = text.data
      outer.append(inner)
      text.replaceWith(outer)
      taken.add(text)
    }
  }
  translateIn(document.body)
  const observer = new MutationObserver((changes) => {
    for (const { type, target, addedNodes } of changes)
      if (type === 'characterData') translateIn(target)
      else addedNodes.forEach(translateIn)
  })
  observer.observe(document.body, { childList: true, characterData: true, subtree: true })
  const { lost, stop } = watchLost(taken)
  return {
    lost,
    end: () => {
      observer.disconnect()
      stop()
    },
  }
}

function textsIn(root: Node): readonly Text[] {
  if (root instanceof Text) return [root]
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
  const found: Text[] = []
  while (walker.nextNode() !== null) found.push(walker.currentNode as Text)
  return found
}

/** Only watches: each call does what it would do anyway. */
function watchLost(taken: WeakSet<Node>) {
  const lost: string[] = []
  const calls = Object.getOwnPropertyDescriptors(Node.prototype)
  const { removeChild, insertBefore, nodeValue } = calls
  const note = (what: string, node: unknown) => {
    if (node instanceof Node && taken.has(node)) lost.push(`${what} "${node.nodeValue}"`)
  }
  Object.defineProperties(Node.prototype, {
    removeChild: {
      ...removeChild,
      value(this: Node, ...args: [Node]) {
        note('removes', args[0])
        return removeChild.value?.apply(this, args)
      },
    },
    insertBefore: {
      ...insertBefore,
      value(this: Node, ...args: [Node, Node | null]) {
        note('puts something before', args[1])
        return insertBefore.value?.apply(this, args)
      },
    },
    nodeValue: {
      ...nodeValue,
      set(this: Node, text: string | null) {
        note(`writes "${text}" over`, this)
        nodeValue.set?.call(this, text)
      },
    },
  })
  return { lost, stop: () => void Object.defineProperties(Node.prototype, { removeChild, insertBefore, nodeValue }) }
}
