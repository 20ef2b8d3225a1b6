/** An attribute that stays as it is, since a visitor opened or closed the element. */
const OF_VISITOR = 'open';

/**
 * Makes an element equal to another of the same kind by changing only what differs: screen readers then announce a live
 * region's change, and scroll positions and the focus stay.
 */
export function morph(element: Element, wanted: Element): void {
  const names = new Set([...element.getAttributeNames(), ...wanted.getAttributeNames()]);
  names.delete(OF_VISITOR);
  for (const name of names) {
    const value = wanted.getAttribute(name);
    if (value === null) element.removeAttribute(name);
    else if (value !== element.getAttribute(name)) element.setAttribute(name, value);
  }
  const nodes = [...element.childNodes];
  const wantedNodes = [...wanted.childNodes];
  wantedNodes.forEach((other, at) => {
    const node = nodes[at];
    if (!node) element.append(other);
    else if (node.nodeName !== other.nodeName) node.replaceWith(other);
    else if (node instanceof Element) morph(node, other as Element);
    else if (node.nodeValue !== other.nodeValue) node.nodeValue = other.nodeValue;
  });
  for (const node of nodes.slice(wantedNodes.length)) node.remove();
}
