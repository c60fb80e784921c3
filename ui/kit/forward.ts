/** For attributes that browsers know and styled-components doesn't yet, such as `command`: all of them reach the page. */
export const everyAttribute = { shouldForwardProp: () => true } as const;
