/** In the logo that setup draws, and in no other: the doctor knows it by it. */
export const drawnMark = 'data-drawn="setup"';
