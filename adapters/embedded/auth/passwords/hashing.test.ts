import bcrypt from "bcryptjs";
import { expect, it } from "vitest";
import { accountsForTests, password } from "../../testing/accounts.ts";
import { authLimits } from "../limits/authLimits.ts";
import type { AccountCall } from "../call.ts";

// "bcryptjs" is the native library under the name that lite imports: see "overrides" in package.json.

const { backend, newClient, confirmed } = accountsForTests();

it("[LM-31] computes hashes outside the server's thread", async () => {
  let isDone = false;
  let turns = 0;
  const turn = () => {
    turns++;
    if (!isDone) setImmediate(turn);
  };
  setImmediate(turn);
  await bcrypt.hash(password, 11);
  isDone = true;
  // A JavaScript implementation would give one or two: it yields every 100 ms.
  expect(turns).toBeGreaterThan(100);
});

it("[LM-31] computes two at once, and refuses one network more than fifteen that wait", async () => {
  const { hashing } = authLimits();
  const ends: (() => void)[] = [];
  const answer = hashing(() => new Promise((resolve) => ends.push(() => resolve(new Response()))));
  const call = { network: "203.0.113.7" } as AccountCall;
  const answers = Array.from({ length: 18 }, () => answer(call));
  expect((await answers.at(-1))?.status).toBe(429);
  expect(ends).toHaveLength(2);
  for (let at = 0; at < 17; at++) {
    ends[at]?.();
    await new Promise(setImmediate);
  }
  expect((await Promise.all(answers.slice(0, 17))).map(({ status }) => status)).toEqual(Array<number>(17).fill(200));
});

it.each([
  ["lite's, computed in JavaScript", "$2b$10$QwRVSs.hz.llfSHbip8XP.dk2IrdBZXJw5grAbQEDOF0ofljORT9y"],
  ["an older kind", "$2a$04$fHN4x5rT97MOlPAIBCk7fO73c/d1QWLTIy8glv/pt4uuJwM0F1Am2"],
])("[LM-31] takes the hashes that databases have: %s", async (_, hash) => {
  const { email } = await confirmed();
  await backend().query("update auth.users set encrypted_password = $2 where email = $1", [email, hash]);
  const signIn = (given: string) => newClient().auth.signInWithPassword({ email, password: given });
  expect((await signIn("neige-et-givre é")).error).toBeNull();
  expect((await signIn("neige-et-givre e")).error?.code).toBe("invalid_credentials");
});

it("[LM-31] takes the hashes that the database makes itself", async () => {
  const { email } = await confirmed();
  const sql =
    "update auth.users set encrypted_password = extensions.crypt($2, extensions.gen_salt('bf')) where email = $1";
  await backend().query(sql, [email, "grand-froid"]);
  expect((await newClient().auth.signInWithPassword({ email, password: "grand-froid" })).error).toBeNull();
});
