/**
 * For attributes that browsers know and styled-components doesn't yet, such as `command`: all of them reach the page.
 *
 * @param name which no other component has. The build names the rest; these would be counted, and the server and the
 *   browser may count in another order.
 */
export const everyAttribute = (name: string) => ({ shouldForwardProp: () => true, componentId: name }) as const;
