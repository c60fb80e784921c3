import type { RoleId } from "../applications/roles.ts";
import type { Invitation } from "./invitation.ts";

/** How a club looks for people. Which roles there are is the product's; what a club says of each is its own. */
export type Recruitment = {
  readonly title: string;
  readonly text: string;
  /** Four figures, such as "10+" and "rôles ouverts". `spoken` is heard where the value is a sign: "∞". */
  readonly figures: readonly { readonly value: string; readonly words: string; readonly spoken?: string | undefined }[];
  readonly roles: Readonly<Record<RoleId, OpenRole>>;
  /** Where to ask before applying. */
  readonly call: Invitation;
};

export type OpenRole = {
  readonly description: string;
  /** What somebody should be good at, a word or two each. */
  readonly skills: readonly string[];
};
