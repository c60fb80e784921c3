import type { AddressInfo } from "node:net";
import { createServer } from "node:http";

/** A provider's answer about a token: it confirms a "solved" token once, and never answers for "held". */
export type Provider = {
  readonly verifyUrl: string;
  readonly scriptUrl: string;
  readonly secret: string;
  /** A token of a solved captcha. */
  solved(): string;
  /** Marks all tokens as used: they are too old. */
  expire(): void;
  /** The tokens that were asked about. */
  readonly asked: readonly string[];
  mode: "answers" | "held" | "broken";
  close(): Promise<void>;
};

/** Shows a question, as each provider's script does, and calls back with the token of an answer. */
const script = `
  const { origin, searchParams } = new URL(document.currentScript.src);
  const frames = new Map();
  window.turnstile = {
    render(place, options) {
      const frame = document.createElement("iframe");
      const [width, height] = options.size === "compact" ? [150, 140] : [300, 65];
      Object.assign(frame, { src: origin + "/challenge", title: "Question", width, height });
      const hear = ({ source, data }) => {
        if (source !== frame.contentWindow) return;
        if (data.failure) options["error-callback"](data.failure);
        else options.callback(data.token);
      };
      addEventListener("message", hear);
      place.append(frame);
      const name = "widget " + frames.size;
      frames.set(name, () => (removeEventListener("message", hear), frame.remove()));
      return name;
    },
    remove: (name) => frames.get(name)(),
  };
  // A box to check in the given element; its question is a layer of the page.
  window.hcaptcha = {
    render(place, options) {
      const buttonIn = (parent, text) => {
        const button = document.createElement("button");
        button.textContent = text;
        parent.append(button);
        return button;
      };
      buttonIn(place, "Je suis humain").onclick = () => {
        const question = document.createElement("div");
        Object.assign(question.style, { position: "fixed", inset: 0, zIndex: 2147483647, display: "grid", alignItems: "end" });
        buttonIn(question, "Fermer la question").onclick = () => (question.remove(), options["close-callback"]());
        buttonIn(question, "Vérifier").onclick = async () => {
          question.remove();
          options.callback(await (await fetch(origin + "/solve")).text());
        };
        document.body.append(question);
        options["open-callback"]();
      };
      return "widget";
    },
    remove() {},
  };
  window[searchParams.get("onload")]();
`;

const challenge = `<!doctype html><html lang="fr"><title>Question</title>
  <button id="yes">Je suis humain</button> <button id="fail">Panne</button>
  <script>
    yes.onclick = async () => parent.postMessage({ token: await (await fetch("/solve")).text() }, "*");
    fail.onclick = () => parent.postMessage({ failure: "300010" }, "*");
  </script></html>`;

/** A captcha's provider on this machine, as Turnstile and hCaptcha document their `siteverify`. */
export const startProvider = async (port = 0): Promise<Provider> => {
  const secret = "secret of the test";
  const solved = new Set<string>();
  const spent = new Set<string>();
  const asked: string[] = [];
  const codeOf = (form: URLSearchParams): string | undefined => {
    const token = form.get("response") ?? "";
    if (form.get("secret") !== secret) return "invalid-input-secret";
    if (token === "") return "missing-input-response";
    if (spent.has(token)) return "timeout-or-duplicate";
    return solved.has(token) ? undefined : "invalid-input-response";
  };
  const server = createServer(async (request, response) => {
    const { pathname } = new URL(request.url ?? "", "http://here");
    if (pathname === "/api.js") return void response.setHeader("content-type", "text/javascript").end(script);
    if (pathname === "/challenge") return void response.setHeader("content-type", "text/html").end(challenge);
    if (pathname === "/solve") {
      return void response.setHeader("access-control-allow-origin", "*").end(provider.solved());
    }
    let body = "";
    for await (const part of request) body += String(part);
    const form = new URLSearchParams(body);
    const token = form.get("response") ?? "";
    asked.push(token);
    if (provider.mode === "held") return;
    response.setHeader("content-type", "application/json");
    if (provider.mode === "broken") return void response.writeHead(502).end("<html>Bad gateway</html>");
    const code = request.method === "POST" ? codeOf(form) : "bad-request";
    if (solved.has(token)) spent.add(token);
    response.end(
      JSON.stringify(code ? { success: false, "error-codes": [code] } : { success: true, "error-codes": [] }),
    );
  });
  await new Promise<void>((ready) => server.listen(port, "127.0.0.1", ready));
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const provider: Provider = {
    verifyUrl: `${address}/siteverify`,
    scriptUrl: `${address}/api.js`,
    secret,
    solved() {
      const token = crypto.randomUUID();
      solved.add(token);
      return token;
    },
    expire: () => solved.forEach((token) => spent.add(token)),
    asked,
    mode: "answers",
    async close() {
      server.closeAllConnections();
      await new Promise((closed) => server.close(closed));
    },
  };
  return provider;
};
