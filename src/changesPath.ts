/** Where the server tells visitors of changes: a stream of messages, each with the kinds of what has changed, by spaces. */
export const changesPath = "/changements";
