import type { ReactNode } from "react";
import { linkNumbers } from "../../../../domain/club/teams/typed.ts";
import { french } from "../../../design/components/text/french.ts";
import { Pair } from "../../lists/admin/DetailsDialog.styles.ts";
import { Links } from "./TeamsTab.styles.ts";
import { linksHint, words } from "./words.ts";

type LinkFieldsProps<Name extends string> = {
  readonly names: readonly Name[];
  readonly control: (name: NoInfer<`${Name}${1 | 2 | 3}`>, attributes: { readonly mark: string }) => ReactNode;
  readonly texts: Readonly<Record<`${Name}${1 | 2 | 3}`, string>>;
};

/** A link is whole or empty, as its hint says: none of its fields alone is optional. */
const withoutMark = { mark: "" };

/** The fields of up to three links, each folded until it is used. */
export const LinkFields = <Name extends string>({ names, control, texts }: LinkFieldsProps<Name>) => (
  <>
    {linkNumbers.map((number) => (
      <Links key={number} open={names.some((name) => texts[`${name}${number}`] !== "") || undefined}>
        <summary>{words.link(number)}</summary>
        <p>{french(linksHint)}</p>
        <Pair>{names.map((name) => control(`${name}${number}`, withoutMark))}</Pair>
      </Links>
    ))}
  </>
);
