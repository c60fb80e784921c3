import { linkNumbers } from "../../../../domain/club/teams/typed.ts";
import { Field } from "../../../design/components/forms/Field.tsx";
import { french } from "../../../design/components/text/french.ts";
import { Pair } from "../../lists/admin/DetailsDialog.styles.ts";
import { hints, words } from "./words.ts";
import { Links } from "./TeamsTab.styles.ts";

type LinkFieldsProps<Name extends string> = {
  readonly names: readonly Name[];
  readonly label: (name: `${Name}${1 | 2 | 3}`) => string;
  readonly field: (name: `${Name}${1 | 2 | 3}`) => { readonly name: string; readonly error: string | undefined };
  readonly texts: Readonly<Record<`${Name}${1 | 2 | 3}`, string>>;
};

/** The fields of up to three links, each folded until it is used. */
export const LinkFields = <Name extends string>({ names, label, field, texts }: LinkFieldsProps<Name>) => (
  <>
    {linkNumbers.map((number) => (
      <Links key={number} open={names.some((name) => texts[`${name}${number}`] !== "") || undefined}>
        <summary>{words.link(number)}</summary>
        <p>{french(hints.links)}</p>
        <Pair>
          {names.map((name) => {
            const own = `${name}${number}` as const;
            return <Field key={own} label={label(own)} autoComplete="off" dir="auto" {...field(own)} />;
          })}
        </Pair>
      </Links>
    ))}
  </>
);
