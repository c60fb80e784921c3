import { memoryBackend } from "../../adapters/memory/backend.ts";
import { seed } from "../../adapters/memory/seed/seed.ts";
import { deviceShelf, memoryShelf } from "../../adapters/memory/shelf.ts";
import { memoryDevice } from "../devices.ts";
import { everyContract } from "./everyContract.ts";
import type { NewDevice } from "./ports.ts";

const shared = memoryShelf();

const newDevice: NewDevice = async () => memoryDevice({ shelf: deviceShelf(shared) });

const backend = memoryBackend(seed, shared);

everyContract("memory", newDevice, {
  mailsTo: async (email) =>
    backend.mails
      .read()
      .filter(({ to }) => to === email)
      .map(({ subject, text }) => ({ subject, text })),
  async age(email, hours) {
    const owner = backend.members.read().find((member) => member.email === email)?.id;
    const { links } = backend;
    links.write(
      links.read().map((link) => (link.member === owner ? { ...link, at: link.at - hours * 3_600_000 } : link)),
    );
  },
  async ageLetter(email, hours) {
    const { readers, turns } = backend;
    const back = hours * 3_600_000;
    readers.write(
      readers.read().map((reader) => {
        if (reader.email !== email) return reader;
        const { today, askedAt } = reader;
        return { ...reader, askedAt: askedAt - back, today: { ...today, beganAt: today.beganAt - back } };
      }),
    );
    turns.write(turns.read().map((turn) => (turn.act === "letter" ? { ...turn, at: turn.at - back } : turn)));
  },
  async giveRole(email, role) {
    const { members } = backend;
    members.write(
      members.read().map(({ role: _, ...member }) => ({
        ...member,
        ...(member.email === email ? role && { role } : _ && { role: _ }),
      })),
    );
  },
});
