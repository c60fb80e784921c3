import { useEffect, useState } from "react";
import { channelInMemory } from "../../adapters/memory/discord/discordPosts.ts";
import { carefulStorage } from "../../adapters/browser/storage.ts";
import { visitorArrived } from "../../ui/lib/page/visitor.ts";
import { useUnit } from "../../ui/lib/useUnit.ts";
import { Mails, type ShownMail } from "../../ui/mails/Mails.tsx";
import { openDemo } from "./demo.ts";

const capturedHere = (): readonly ShownMail[] => {
  const { backend } = openDemo(carefulStorage(() => localStorage));
  const mails = backend.mails.read().map(({ at, ...mail }) => ({ ...mail, createdAt: new Date(at).toISOString() }));
  const posts = channelInMemory(backend).map(({ id, title, text, at }) => ({
    id,
    to: "Discord",
    subject: title,
    text,
    createdAt: at,
  }));
  return [...posts, ...mails];
};

/** The mails that the memory backend has captured, after the messages of its Discord channel. Outside the layout, as on a built site. */
export const MailPage = () => {
  const arrive = useUnit(visitorArrived);
  const [mails, setMails] = useState<readonly ShownMail[]>([]);

  useEffect(() => arrive(), [arrive]);
  useEffect(() => {
    const show = () => setMails(capturedHere());
    show();
    addEventListener("storage", show);
    return () => removeEventListener("storage", show);
  }, []);

  return <Mails mails={mails} />;
};
