import { once } from "node:events";
import { type AddressInfo, createServer, type Socket } from "node:net";

/** A mail server on this machine that keeps what it is given, and can be told to refuse it or its login, or to say nothing. */
export const startSmtp = async () => {
  const received: string[] = [];
  const state = { refuses: false, refusesLogin: false, isSilent: false };

  const talk = (socket: Socket) => {
    let text: string | undefined;
    const say = (line: string) => state.isSilent || socket.write(`${line}\r\n`);
    say("220 smtp.test");
    let rest = "";
    socket.on("data", (bytes) => {
      const lines = (rest + bytes.toString()).split("\r\n");
      rest = lines.pop() ?? "";
      for (const line of lines) {
        if (text !== undefined) {
          if (line === ".") {
            received.push(text);
            text = undefined;
            say("250 kept");
          } else text += `${line}\n`;
        } else if (/^DATA/i.test(line)) {
          text = "";
          say("354 go on");
        } else if (/^RCPT/i.test(line) && state.refuses) say("451 try again later");
        else if (/^EHLO/i.test(line)) say("250-smtp.test\r\n250 AUTH PLAIN");
        else if (/^AUTH/i.test(line)) say(state.refusesLogin ? "535 wrong password" : "235 welcome");
        else if (/^QUIT/i.test(line)) socket.end("221 bye\r\n");
        else say("250 well");
      }
    });
    socket.on("error", () => {});
  };

  const server = createServer(talk).listen(0, "127.0.0.1");
  await once(server, "listening");
  return {
    url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`,
    received,
    state,
    close: () => void server.close(),
  };
};
