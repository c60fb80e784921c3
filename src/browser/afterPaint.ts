/** After the next frame: what a visitor waits for is on the screen. In a hidden tab, once it is shown. */
export const afterPaint = (): Promise<void> => new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
