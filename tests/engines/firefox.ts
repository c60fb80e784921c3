import { spawn } from "node:child_process";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { pressAt, pressesOf } from "./actions.ts";
import type { Browser } from "./browser.ts";

type Answer = { readonly id: number; readonly result?: unknown; readonly message?: string };

/** Firefox by WebDriver BiDi, which it speaks itself. */
export const openFirefox = async (binary: string): Promise<Browser> => {
  const profile = await mkdtemp(join(tmpdir(), "engine-firefox-"));
  // Scroll bars over the page, as phones have them.
  const settings = { "intl.accept_languages": "fr-FR, fr", "ui.useOverlayScrollbars": 1 };
  const lines = Object.entries(settings).map(([name, value]) => `user_pref("${name}", ${JSON.stringify(value)});`);
  await writeFile(join(profile, "user.js"), lines.join("\n"));
  const firefox = spawn(binary, ["--headless", "--no-remote", "--remote-debugging-port=0", "--profile", profile]);
  const ended = new Promise((resolve) => firefox.once("exit", resolve));
  const address = await new Promise<string>((found, failed) => {
    createInterface(firefox.stderr).on("line", (line) => {
      const [, socket] = /listening on (ws:\S+)/.exec(line) ?? [];
      if (socket) found(`${socket}/session`);
    });
    void ended.then(() => failed(new Error("Firefox ended at once")));
  });

  const socket = new WebSocket(address);
  const waiting = new Map<number, (answer: Answer) => void>();
  let calls = 0;
  socket.addEventListener("message", ({ data }) => {
    const answer = JSON.parse(String(data)) as Answer;
    waiting.get(answer.id)?.(answer);
    waiting.delete(answer.id);
  });
  await new Promise((opened) => socket.addEventListener("open", opened));
  const call = async <T>(method: string, params: object): Promise<T> => {
    const id = ++calls;
    const { result, message } = await new Promise<Answer>((answered) => {
      waiting.set(id, answered);
      socket.send(JSON.stringify({ id, method, params }));
    });
    if (message) throw new Error(`${method}: ${message}`);
    return result as T;
  };

  await call("session.new", { capabilities: {} });
  const { contexts } = await call<{ contexts: { context: string }[] }>("browsingContext.getTree", {});
  // The first tab's page never gets the focus: it would draw no rings, and copy nothing.
  const { context } = await call<{ context: string }>("browsingContext.create", { type: "tab" });
  for (const first of contexts) await call("browsingContext.close", { context: first.context });
  const act = (actions: object) => call<void>("input.performActions", { context, actions });
  return {
    open: (url) => call("browsingContext.navigate", { context, url, wait: "complete" }),
    resize: (width, height) => call("browsingContext.setViewport", { context, viewport: { width, height } }),
    async run(body) {
      const { result, exceptionDetails } = await call<{
        result?: { value: string };
        exceptionDetails?: { text: string };
      }>("script.evaluate", {
        expression: `(async () => JSON.stringify(await (async () => {${body}})() ?? null))()`,
        target: { context },
        awaitPromise: true,
      });
      if (!result) throw new Error(exceptionDetails?.text);
      return JSON.parse(result.value);
    },
    press: (x, y) => act(pressAt(x, y)),
    keys: (keys) => act(pressesOf(keys)),
    async picture() {
      const { data } = await call<{ data: string }>("browsingContext.captureScreenshot", { context });
      return Buffer.from(data, "base64");
    },
    async end() {
      await call("browser.close", {});
      await ended;
      await rm(profile, { recursive: true, force: true, maxRetries: 5 });
    },
  };
};
