/**
 * Parses in the document of a template: nothing runs or is loaded there. Style attributes come as `data-style`: of others a browser
 * reports that the page's policy forbids them.
 */
export const parsed = (html: string): HTMLElement => {
  const body = document.createElement("template").content.ownerDocument.createElement("div");
  body.innerHTML = html.replace(/(<[^<>]*\s)style(?=\s*=)/gi, "$1data-style");
  return body;
};

/** The value of a property that an element's own style sets, in small letters. */
export const styleOf = (element: Element, property: string): string => {
  const style = (element.getAttribute("data-style") ?? "").toLowerCase();
  for (const declaration of style.split(";")) {
    const [name = "", ...value] = declaration.split(":");
    if (name.trim() === property) return value.join(":").trim();
  }
  return "";
};

/** The elements whose own style sets a property. */
export const styledWith = (body: Element, property: string): readonly Element[] =>
  [...body.querySelectorAll(`[data-style*="${property}" i]`)].filter((one) => styleOf(one, property) !== "");

/** Gives an element another name. */
export const rename = (element: Element, name: string): Element => {
  const renamed = element.ownerDocument.createElement(name);
  renamed.append(...element.childNodes);
  element.replaceWith(renamed);
  return renamed;
};

/** Puts all that an element holds into one of another name within it. */
export const wrapInside = (element: Element, name: string): void => {
  const inner = element.ownerDocument.createElement(name);
  inner.append(...element.childNodes);
  element.append(inner);
};

/** Leaves what an element holds in its place. */
export const unwrap = (element: Element): void => element.replaceWith(...element.childNodes);

/** The outermost elements: elements inside none of the given elements. */
export const outermost = <Of extends Element>(elements: readonly Of[]): readonly Of[] => {
  const all = new Set<Element>(elements);
  return elements.filter((one) => {
    for (let above = one.parentElement; above; above = above.parentElement) if (all.has(above)) return false;
    return true;
  });
};
