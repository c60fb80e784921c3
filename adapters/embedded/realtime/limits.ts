/** What one server takes upon itself for those who listen. */
export const usualLimits = {
  sockets: 1_000,
  /** Of one network, so that nobody takes them all. */
  socketsOfOne: 100,
  /** Of one socket. */
  channels: 20,
  /** Frames of one socket that wait for their turn. */
  frames: 100,
  /** Bytes of a frame that comes in: the longest holds a token. */
  frame: 32_000,
  /** Bytes that wait for a client who reads too slowly. */
  unread: 1_000_000,
  /** Changes that wait to be told. */
  changes: 2_000,
  /** Milliseconds within which a client has to show that it is still there. */
  silence: 30_000,
  /** Milliseconds that a client has to take its leave. */
  farewell: 1_000,
};

export type Limits = typeof usualLimits;
