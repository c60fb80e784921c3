/** In the logo that setup draws, and in no other: panel and doctor know it by it. */
export const drawnMark = 'data-drawn="setup"';
