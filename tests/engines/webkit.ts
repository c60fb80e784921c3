import { spawn } from "node:child_process";
import { setTimeout as wait } from "node:timers/promises";
import { freePort } from "../bench/programs.ts";
import { pressAt, pressesOf } from "./actions.ts";
import type { Browser } from "./browser.ts";
import { openScreen } from "./screen.ts";

/** WebKitGTK by its driver, WebDriver over HTTP, on a screen of Xvfb. */
export const openWebKit = async (binary: string): Promise<Browser> => {
  const screen = await openScreen();
  const port = await freePort();
  const driver = spawn("WebKitWebDriver", [`--port=${port}`], {
    stdio: "ignore",
    env: screen.env,
  });
  const ask = async <T>(method: string, path: string, body?: object): Promise<T> => {
    const answer = await fetch(`http://127.0.0.1:${port}${path}`, {
      method,
      ...(body && { body: JSON.stringify(body) }),
    });
    const { value } = (await answer.json()) as { value: T & { error?: string; message?: string } };
    if (value?.error) throw new Error(`${path}: ${value.error} ${value.message}`);
    return value;
  };
  while (!(await ask("GET", "/status").catch(() => false))) await wait(100);

  const { sessionId } = await ask<{ sessionId: string }>("POST", "/session", {
    capabilities: { alwaysMatch: { "webkitgtk:browserOptions": { binary, args: ["--automation", "--full-screen"] } } },
  });
  const session = `/session/${sessionId}`;
  const act = (actions: object) => ask<void>("POST", `${session}/actions`, { actions });
  const run: Browser["run"] = async (body) => {
    const script = `const done = arguments[0]; (async () => {${body}})().then((it) => done(JSON.stringify({ it: it ?? null })), (error) => done(JSON.stringify({ error: String(error) })))`;
    const { it, error } = JSON.parse(await ask("POST", `${session}/execute/async`, { script, args: [] }));
    if (error) throw new Error(error);
    return it;
  };
  /** In the middle of the screen, where the pointer is: without a manager of windows, it gives the focus. */
  const place = (width: number, height: number) =>
    ask("POST", `${session}/window/rect`, {
      x: screen.middle.x - width / 2,
      y: screen.middle.y - height / 2,
      width,
      height,
    });
  return {
    open: (url) => ask("POST", `${session}/url`, { url }),
    async resize(width, height) {
      await place(width, height);
      const inner = await run<[number, number]>("return [innerWidth, innerHeight]");
      // The window has a bar.
      await place(2 * width - inner[0], 2 * height - inner[1]);
    },
    run,
    press: (x, y) => act(pressAt(x, y)),
    keys: (keys) => act(pressesOf(keys)),
    picture: async () => Buffer.from(await ask<string>("GET", `${session}/screenshot`), "base64"),
    async end() {
      await ask("DELETE", session);
      driver.kill();
      screen.end();
    },
  };
};
