type Preloading = { readonly preloadResponse: Promise<Response | undefined> };

/**
 * Makes the preload of a request that failed reject. Firefox resolves it with an error response instead, which Workbox takes for the
 * network's answer: the visitor would see the browser's error page.
 */
export const rejectFailedPreload = (event: object): void => {
  if (!("preloadResponse" in event)) return;
  const answered = (event as Preloading).preloadResponse.then((answer) => {
    if (answer?.type === "error") throw new TypeError("The page's preload failed");
    return answer;
  });
  answered.catch(() => {}); // Workbox may ask for it later, or not at all.
  Object.defineProperty(event, "preloadResponse", { value: answered });
};
