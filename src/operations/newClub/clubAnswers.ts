import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { isMailAddress } from "../../../domain/shared/mailAddress.ts";
import { club as neutral } from "../../neutralClub/club.ts";
import { colourComplaints } from "../../build/club/colourComplaints.ts";
import { clubSchema } from "../../build/club/clubSchema.ts";
import { complaintsAbout } from "../../build/club/drawing.ts";
import { StartRefusal } from "../../server/http/listen.ts";
import type { Ask } from "../questions.ts";
import type { NewClub } from "./writeClub.ts";

const readName = (answer: string): string => {
  const { data, error } = clubSchema.shape.name.safeParse(answer);
  if (data !== undefined) return data;
  throw new StartRefusal(`The club's name ${error?.issues[0]?.message ?? "is invalid"}.`);
};

const readContact = (answer: string): string => {
  if (isMailAddress(answer)) return answer;
  throw new StartRefusal(`"${answer}" is no e-mail address such as bonjour@club.example.`);
};

const readColour =
  (name: "accent" | "field", others: Partial<Pick<NewClub, "accent" | "field">>) =>
  (answer: string): string | undefined => {
    if (answer === "") return undefined;
    if (!clubSchema.shape.colours.shape[name].safeParse(answer).success) {
      throw new StartRefusal(`"${answer}" is no colour such as ${neutral.colours[name]}.`);
    }
    const given = Object.fromEntries(Object.entries({ ...others, [name]: answer }).filter(([, colour]) => colour));
    const [complaint] = colourComplaints({ ...neutral.colours, ...given });
    if (complaint !== undefined) throw new StartRefusal(complaint.replace(/^colours\.\w+: /, ""));
    return answer;
  };

const readLogo = (answer: string): string | undefined => {
  if (answer === "") return undefined;
  const file = resolve(answer);
  let picture: string;
  try {
    picture = readFileSync(file, "utf8");
  } catch (cause) {
    throw new StartRefusal(`The logo ${answer} can't be read: ${(cause as Error).message}.`);
  }
  const [complaint] = complaintsAbout(picture);
  if (complaint !== undefined) throw new StartRefusal(`The logo ${answer} ${complaint}.`);
  return file;
};

/** Asks for the first content of a club's own folder. The admin's own address isn't proposed to visitors. */
export const askClub = async (ask: Ask): Promise<Omit<NewClub, "today">> => {
  const name = await ask({ flag: "name", text: "The club's name", read: readName });
  const contact = await ask({
    flag: "contact",
    text: "The e-mail address that visitors see and write to",
    read: readContact,
  });
  const neutralHint = "a neutral one";
  const accent = await ask({
    flag: "accent",
    text: "The colour of buttons and highlights, such as #ffc857",
    proposal: "",
    shown: neutralHint,
    read: readColour("accent", {}),
  });
  const field = await ask({
    flag: "field",
    text: "The dark colour of grounds, such as #27364f",
    proposal: "",
    shown: neutralHint,
    read: readColour("field", { accent }),
  });
  const logo = await ask({
    flag: "logo",
    text: "The logo, an .svg file",
    proposal: "",
    shown: "drawn from the initials",
    read: readLogo,
  });
  return { name, contact, accent, field, logo };
};
