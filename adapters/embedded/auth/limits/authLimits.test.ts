import { describe, expect, it } from "vitest";
import { authLimits } from "./authLimits.ts";
import { accountAnswer, type AccountCall, type Answer } from "../call.ts";
import { accountRefusal } from "../../gateway/refusals.ts";

const minute = 60_000;
const victim = "lya@exemple.fr";

const limited = () => {
  const clock = { now: 0 };
  const limits = authLimits(() => clock.now);
  const right: Answer = async ({ given: { email = "" } }) => accountAnswer({ user: { email } });
  const wrong: Answer = async () => accountRefusal(400, "invalid_credentials", "Invalid login credentials");
  const [signsIn, failsToSignIn] = [limits.trying(limits.opening(right)), limits.trying(wrong)];
  const call = (network: string | undefined, email = victim) => ({ network, given: { email } }) as AccountCall;
  const waits: number[] = [];
  const mailed = limits.mailing(async ({ mailsWait = 0, mailed: tell }) => {
    waits.push(mailsWait);
    tell?.();
    return accountAnswer({});
  });
  return {
    clock,
    limits,
    call,
    waits,
    signIn: async (network?: string, email?: string) => (await signsIn(call(network, email))).status,
    guess: (network?: string, email?: string) => failsToSignIn(call(network, email)),
    mail: (network?: string, email?: string) => mailed(call(network, email)),
  };
};
const waitIn = (answer: Response): number => Number(answer.headers.get("retry-after"));
const nth = (number: number): string => `203.0.${Math.floor(number / 250)}.${number % 250}`;
/** An address in a network of its own. */
const far = (number: number): string => `203.${number % 250}.${Math.floor(number / 250)}.7`;

describe("[LM-32] one account", () => {
  it("[AU-4] isn't guessed at from many networks without slowing down, and its member signs in where they did before", async () => {
    const { clock, guess, signIn } = limited();
    expect(await signIn("198.51.100.1")).toBe(200);
    let tried = 0;
    for (let second = 0; second < 3600; second++) {
      clock.now = second * 1000;
      const { status } = await guess(nth(second));
      if (status === 400) tried++;
    }
    // 30 at once and 60 first attempts, then pauses of 5, 10, 20, 40 and 60 seconds each.
    expect(tried).toBeLessThanOrEqual(30 + 60 + 4 + 60);
    expect(tried).toBeGreaterThan(80);
    expect(await signIn("198.51.100.1")).toBe(200);
    expect(await signIn("198.51.100.2")).toBe(429);
    clock.now += minute;
    expect(await signIn("198.51.100.2")).toBe(200);
  });

  it("is open to its member in a new network, whatever others try from afar and beside it", async () => {
    const { clock, guess, signIn } = limited();
    const attackers = ["203.0.113.7", "192.0.2.7", "2001:db8:7:1", "198.51.100.9", "2001:db8:8:2"];
    const statuses: number[] = [];
    // The member also mistypes the password five times.
    for (let typo = 0; typo < 5; typo++) await guess("198.51.100.2");
    for (let second = 0; second < 3600; second++) {
      clock.now = second * 1000;
      for (const network of attackers) await guess(network);
      if (second % 40 === 39) statuses.push(await signIn("198.51.100.2"), await signIn("2001:db8:8:1"));
    }
    expect(new Set(statuses)).toEqual(new Set([200]));
  });

  it("[LM-32] is signed in to so often by one network, and a network so often", async () => {
    const { signIn } = limited();
    const statuses: number[] = [];
    for (let time = 0; time < 31; time++) statuses.push(await signIn("203.0.113.7"));
    expect([statuses.indexOf(429), await signIn("203.0.113.8")]).toEqual([30, 200]);
    for (let time = 0; time < 121; time++) statuses.push(await signIn("203.0.113.7", `membre-${time}@exemple.fr`));
    expect(statuses.slice(-2)).toEqual([200, 429]);
  });

  it("says how long a network waits", async () => {
    const { clock, guess, call, limits } = limited();
    for (let network = 0; network < 61; network++) await guess(far(network));
    const refused = await guess("198.51.100.2");
    expect([refused.status, waitIn(refused)]).toEqual([429, 5]);
    expect(await refused.json()).toMatchObject({ msg: "Request rate limit reached, retry after 5 seconds" });
    clock.now = 60 * minute;
    expect((await limits.trying(async () => accountAnswer({}))(call("198.51.100.2"))).status).toBe(200);
  });

  it("isn't guessed at by many tries at the same moment", async () => {
    const { guess } = limited();
    const all = await Promise.all(Array.from({ length: 200 }, (_, network) => guess(nth(network))));
    expect(all.filter(({ status }) => status === 400).length).toBe(30);
  });

  it("[AU-4] isn't the only bound: one network tries twenty times, and a hundred on all accounts", async () => {
    const { guess, signIn } = limited();
    const statuses = [];
    for (let time = 0; time < 21; time++) statuses.push((await guess("203.0.113.7")).status);
    expect(statuses.lastIndexOf(400)).toBe(19);
    expect(await signIn("203.0.113.8")).toBe(200);
    for (let login = 0; login < 100; login++) await guess("203.0.113.9", `membre-${login}@exemple.fr`);
    const refused = await guess("203.0.113.9", "encore@exemple.fr");
    expect([refused.status, waitIn(refused)]).toEqual([429, 600]);
    expect((await guess("203.0.113.10", "encore@exemple.fr")).status).toBe(400);
  });

  it("counts an IPv6 range as five networks", async () => {
    const { guess } = limited();
    let tried = 0;
    for (let time = 0; time < 600; time++) {
      if ((await guess(`2001:db8:0:${time.toString(16)}`, `membre-${time}@exemple.fr`)).status === 400) tried++;
    }
    expect(tried).toBe(500);
  });

  it("is counted under a shortened address, however long it is", async () => {
    const { guess } = limited();
    expect((await guess("203.0.113.7", `${"a".repeat(60_000)}@exemple.fr`)).status).toBe(400);
  });
});

describe("[LM-33] mails", () => {
  it("of 300 unknown addresses stop no sign-up: those of a network that asked for few leave at once", async () => {
    const { mail, waits } = limited();
    for (let number = 0; number < 300; number++)
      await mail(nth(Math.floor(number / 30)), `inconnu-${number}@exemple.fr`);
    expect(waits).toHaveLength(300);
    expect((await mail("198.51.100.1", "nouvelle@exemple.fr")).status).toBe(200);
    expect(waits.at(-1)).toBe(0);
  });

  it("beyond what leaves at once wait for their time, instead of being refused", async () => {
    const { mail, waits, clock } = limited();
    for (let number = 0; number < 305; number++) {
      clock.now += 1000;
      expect((await mail(undefined, `membre-${number}@exemple.fr`)).status).toBe(200);
    }
    expect(new Set(waits.slice(0, 300))).toEqual(new Set([0]));
    expect(waits.slice(300)).toEqual(Array(5).fill(10 * minute - 300_000));
  });

  it("to one address wait too, and are refused when ten minutes of them wait", async () => {
    const { mail, waits } = limited();
    const statuses = [];
    for (let number = 0; number < 12; number++) statuses.push((await mail(nth(number))).status);
    expect(waits).toEqual([0, 0, 0, 0, 0, ...Array<number>(5).fill(10 * minute)]);
    expect(statuses.slice(10)).toEqual([429, 429]);
  });

  it("to one address are never refused where an earlier link may stay", async () => {
    const { limits, call, clock } = limited();
    const kept: unknown[] = [];
    const recover = limits.mailing(
      async ({ mailsWait, keepLink, mailed }) => {
        kept.push([mailsWait, keepLink]);
        mailed?.();
        return accountAnswer({});
      },
      { keepsLink: true },
    );
    for (let number = 0; number < 200; number++) {
      clock.now = number * 1000;
      expect((await recover(call(far(number)))).status).toBe(200);
    }
    expect(kept.slice(0, 5)).toEqual(Array.from({ length: 5 }, () => [0, false]));
    expect(kept.slice(5, 7)).toEqual([
      [10 * minute - 5000, true],
      [10 * minute - 6000, true],
    ]);
    expect(kept.at(-1)).toEqual([10 * minute - 199_000, true]);
    // Refused requests don't count.
    clock.now = 12 * minute;
    await recover(call("198.51.100.1"));
    expect(kept.at(-1)).toEqual([0, false]);
  });

  it("to a member leave at once where they were signed in, whatever others ask for", async () => {
    const { mail, waits, signIn } = limited();
    await signIn("198.51.100.1");
    for (let number = 0; number < 12; number++) await mail(nth(number));
    expect((await mail("198.51.100.1")).status).toBe(200);
    expect(waits.at(-1)).toBe(0);
  });

  it("are refused to a network that asked for thirty, with the time to wait", async () => {
    const { mail, clock } = limited();
    for (let number = 0; number < 30; number++) await mail("203.0.113.7", `membre-${number}@exemple.fr`);
    clock.now = 4 * minute;
    const refused = await mail("203.0.113.7", "encore@exemple.fr");
    expect([refused.status, waitIn(refused)]).toEqual([429, 360]);
    expect((await mail("203.0.113.8", "encore@exemple.fr")).status).toBe(200);
  });

  it("to an address that nobody has delay none of who signs up with it", async () => {
    const { limits, call, mail, waits } = limited();
    const recover = limits.mailing(async () => accountAnswer({}), { keepsLink: true });
    for (let number = 0; number < 20; number++) await recover(call(far(number)));
    await mail("198.51.100.1");
    expect(waits).toEqual([0]);
  });

  it("that were not sent don't count", async () => {
    const { limits, call } = limited();
    const refuses = limits.mailing(async () => accountRefusal(422, "weak_password", "Weak"));
    for (let number = 0; number < 50; number++) expect((await refuses(call("203.0.113.7"))).status).toBe(422);
  });
});

it("[LM-46] tells by changes of address of few accounts only", async () => {
  const { limits, call } = limited();
  const taken = limits.mailing(async () => accountRefusal(422, "email_exists", "Taken"));
  const statuses: number[] = [];
  for (let number = 0; number < 31; number++) {
    statuses.push((await taken(call("198.51.100.1", `membre-${number}@exemple.fr`))).status);
  }
  expect(statuses).toEqual([...Array<number>(30).fill(422), 429]);
});
