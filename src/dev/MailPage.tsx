import { useEffect, useState } from "react";
import { carefulStorage } from "../../adapters/browser/storage.ts";
import { visitorArrived } from "../../ui/lib/page/visitor.ts";
import { useUnit } from "../../ui/lib/useUnit.ts";
import { Mails, type ShownMail } from "../../ui/mails/Mails.tsx";
import { openDemo } from "./demo.ts";

const capturedHere = (): readonly ShownMail[] =>
  openDemo(carefulStorage(() => localStorage))
    .backend.mails.read()
    .map(({ at, ...mail }) => ({ ...mail, createdAt: new Date(at).toISOString() }));

/** The mails that the memory backend has captured. Outside the layout, as on a built site. */
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
