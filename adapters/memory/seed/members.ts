import type { MemberRecord } from "../dataset.ts";
import { memberId } from "./ids.ts";

/** The demo accounts' password. The README and the start of the server print it: it protects nothing. */
const password = "demo-1234";

/** Before the first tip: all members of the seed joined earlier. */
const createdAt = "2025-08-30T08:00:00Z";

const withoutPassword = (number: number, username: string, fullName: string | null) => ({
  id: memberId(number),
  email: `${username}@demo.test`,
  fullName,
  username,
  avatar: null,
  createdAt,
});

/** Members who aren't on the club's pages, but for perce_neige: there a person has another face. */
const byUsername = {
  camille: {
    id: memberId(1),
    email: "membre@demo.test",
    password,
    fullName: "Camille Martin",
    username: "camille",
    avatar: null,
    createdAt,
  },
  sarah: {
    id: memberId(2),
    email: "staff@demo.test",
    password,
    fullName: "Sarah Lenoir",
    username: "sarah",
    avatar: null,
    createdAt,
    role: "staff",
  },
  yanis: {
    id: memberId(3),
    email: "admin@demo.test",
    password,
    fullName: "Yanis Morel",
    username: "yanis",
    avatar: null,
    createdAt,
    role: "admin",
  },
  gwenn_b: withoutPassword(4, "gwenn_b", null),
  perce_neige: withoutPassword(5, "perce_neige", null),
  elio: withoutPassword(6, "elio", null),
  "romane.a": withoutPassword(7, "romane.a", "Romane Aubry"),
  "hugo.l": withoutPassword(8, "hugo.l", "Hugo Lambert"),
  lina: withoutPassword(9, "lina", "Lina Benali"),
  tofu_42: withoutPassword(10, "tofu_42", null),
  "noctua.lya": withoutPassword(11, "noctua.lya", "Lya Fournier"),
  marek_fps: withoutPassword(12, "marek_fps", "Marek Nowak"),
  solveig: withoutPassword(13, "solveig", "Solveig Le Goff"),
  tiboy: withoutPassword(14, "tiboy", "Thibault Roy"),
  "hana.k": withoutPassword(15, "hana.k", "Hana Kimura"),
  pixelmarin: withoutPassword(16, "pixelmarin", null),
  "ousmane.d": withoutPassword(17, "ousmane.d", "Ousmane Diallo"),
} satisfies Record<string, MemberRecord>;

export type Username = keyof typeof byUsername;

export const members: readonly MemberRecord[] = Object.values(byUsername);

/** Who goes by that name in the seed. */
export const idOf = (username: Username) => byUsername[username].id;
