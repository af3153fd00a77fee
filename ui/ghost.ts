/** The likeness of a piece over the table: seen by nobody's reader, hit by no pointer, and known by no name. */
interface Box {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

export function ghostOf(element: HTMLElement, { left, top, width, height }: Box): HTMLElement {
  const ghost = element.cloneNode(true) as HTMLElement
  for (const name of ['data-piece', 'data-zone', 'data-legal', 'data-stop', 'id']) ghost.removeAttribute(name)
  ghost.inert = true
  ghost.setAttribute('aria-hidden', 'true')
  Object.assign(ghost.style, {
    position: 'fixed',
    left: `${left}px`,
    top: `${top}px`,
    width: `${width}px`,
    height: `${height}px`,
    margin: '0',
    zIndex: 'var(--z-drag)',
    pointerEvents: 'none',
    transition: 'none',
    opacity: '',
  })
  return ghost
}
