/**
 * Under which name a browser keeps the session, on every backend. The page looks there before its first paint, to show a
 * member's bar at once.
 */
export const sessionName = "club-session";
