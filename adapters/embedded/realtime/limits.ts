export const usualLimits = {
  sockets: 1_000,
  /** Of one network. */
  socketsOfOne: 100,
  /** Of one socket. */
  channels: 20,
  /** Frames of one socket that wait for their turn. */
  frames: 100,
  /** Bytes of a frame that comes in: the longest holds a token. */
  frame: 32_000,
  /** Bytes that wait for a client that reads too slowly. */
  unread: 1_000_000,
  /** Changes that wait to be told. */
  changes: 2_000,
  /** Milliseconds between two pings; a client without a pong in between is cut. */
  silence: 30_000,
  /** Milliseconds that a client has to close its socket. */
  closing: 1_000,
};

export type Limits = typeof usualLimits;
