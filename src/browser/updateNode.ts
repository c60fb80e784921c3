/** Whether two nodes are the same but for what they contain. */
const isAlike = (one: Node, other: Node): boolean => one.cloneNode().isEqualNode(other.cloneNode());

/** Makes a node of the page equal to another document's. What is equal already stays: pictures, and what a screen reader is at. */
export const updateNode = (shown: Node, wanted: Node): void => {
  // The parser takes the content of a "noscript" for elements, the page for a text.
  if (shown.isEqualNode(wanted) || shown.nodeName === "NOSCRIPT") return;
  const [own, others] = [[...shown.childNodes], [...wanted.childNodes]];
  if (!isAlike(shown, wanted) || own.length !== others.length) {
    shown.parentNode?.replaceChild(document.adoptNode(wanted), shown);
    return;
  }
  for (const [at, other] of others.entries()) updateNode(own[at] as Node, other);
};
