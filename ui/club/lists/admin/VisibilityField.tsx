import { use } from "react";
import { visibilities } from "../../../../domain/club/lists/fields.ts";
import { PartIsHidden } from "../../../admin/hiddenPart.ts";
import { Select } from "../../../design/components/lists/Select.tsx";
import { french } from "../../../design/components/text/french.ts";
import { rowWords as words } from "./words.ts";

const choices = visibilities.map((value) => ({ value, words: french(words.visibilities[value]) }));
const choicesInHiddenPart = choices.map((choice) =>
  choice.value === "published" ? { ...choice, words: french(words.publishedInHiddenPart) } : choice,
);

type VisibilityFieldProps = {
  readonly field: { readonly name: string; readonly error: string | undefined };
  readonly chosen: string;
};

/** The choice whether everybody sees a record. */
export const VisibilityField = ({ field, chosen }: VisibilityFieldProps) => (
  <Select
    label={words.visibility}
    {...field}
    defaultValue={chosen}
    choices={use(PartIsHidden) ? choicesInHiddenPart : choices}
  />
);

/** A visibility as a conflict shows it; any other text as it is. */
export const shownVisibility = (name: string, text: string): string =>
  name === "visibility" && text in words.visibilities ? words.visibilities[text as "draft"] : text;
