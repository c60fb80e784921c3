import { expect, it } from "vitest";
import { refusalFor } from "./refusal.ts";

it.each([
  [
    'FATAL:  could not write to file "pg_wal/xlogtemp.1": No space left on device',
    /disk of data is full: make room/,
    "full-disk",
  ],
  ['FATAL:  could not open file "base": Read-only file system', /mount it for writing/, undefined],
  ['FATAL:  data directory "data" has wrong ownership', /belongs to another user: .*chown/, undefined],
  ["FATAL:  could not map anonymous shared memory: Cannot allocate memory", /too little memory/, undefined],
  ["FATAL:  incorrect checksum in control file", /^It does not start: FATAL/, "damage"],
])("[PG-7] says what to do about %s", (said, sentence, reason) => {
  const refusal = refusalFor(said, "data", "It does not start");
  expect(refusal.message).toMatch(sentence);
  expect(refusal.message).toContain(said);
  expect(refusal.reason).toBe(reason);
});
