/**
 * Passes all attributes to the DOM, for those that styled-components doesn't know yet, such as `command`. `name` is the
 * component's id: unique, letters only. Without it, styled-components counts components, and the counts of server and
 * browser may differ.
 */
export const everyAttribute = (name: string) => ({ shouldForwardProp: () => true, componentId: name }) as const;
