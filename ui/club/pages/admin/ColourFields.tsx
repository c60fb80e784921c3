import { useDeferredValue, useMemo, useRef } from "react";
import { club } from "virtual:club";
import {
  type ClubColour,
  colourMark,
  colourOf,
  coloursOfMark,
  coloursUpon,
  type ContrastFault,
} from "../../../../domain/club/colours.ts";
import { type TextPath, type Texts, textsAt } from "../../../../domain/club/pages/texts.ts";
import { FormPart } from "../../../admin/FormPart.tsx";
import { QuietButton } from "../../../design/components/actions/QuietButton.tsx";
import { FieldFrame } from "../../../design/components/frames/FieldFrame.tsx";
import { contrastFaults } from "../../../design/tokens/contrast.ts";
import { useOnChange } from "../../../lib/focusOnChange.ts";
import { useUnit } from "../../../lib/useUnit.ts";
import { faultWords } from "./colourWords.ts";
import { $isSaving, $problems, textTyped } from "./editor.ts";
import { Colour, Hex, Swatch } from "./TextsDialog.styles.ts";
import { complaintOf, editorWords as words, labelOf, wholeLabelOf } from "./words.ts";

const names = ["accent", "field", "light.0", "light.1", "light.2"] as const satisfies readonly ClubColour[];

const hints: Partial<Record<ClubColour, string>> = words.colourHints;

/** What can't be told apart with these colours. Follows the picker when there is time. */
const useFaults = (mark: string) => {
  const late = useDeferredValue(mark);
  return useMemo(() => contrastFaults(coloursOfMark(late) ?? club.colours), [late]);
};

type ColourFieldProps = {
  readonly name: ClubColour;
  readonly path: TextPath;
  /** As it is written; an empty one is the folder's. */
  readonly text: string;
  readonly shown: string;
  readonly fault: ContrastFault | undefined;
  readonly onWrite: (text: string) => void;
};

/** A picker and the colour's number. What is wrong with it comes into sight while it is picked. */
const ColourField = ({ name, path, text, shown, fault, onWrite }: ColourFieldProps) => {
  const { problems, isSaving } = useUnit({ problems: $problems, isSaving: $isSaving });
  const frame = useRef<HTMLDivElement>(null);
  useOnChange(fault && shown, () => fault && frame.current?.scrollIntoView({ block: "nearest" }));
  const problem = problems[path];
  const { nearest } = fault ?? {};
  const label = wholeLabelOf("identity", path).replace(/^.* : /, "");
  const error = (problem && complaintOf(problem)) ?? (fault && faultWords(fault));
  return (
    <Colour ref={frame}>
      <FieldFrame label={label} hint={hints[name]} error={error}>
        {(ties) => (
          <>
            <Swatch
              type="color"
              aria-label={words.pickOf(label)}
              value={shown}
              disabled={isSaving}
              onChange={({ currentTarget }) => onWrite(currentTarget.value)}
            />
            <Hex
              {...ties}
              name={path}
              value={text}
              placeholder={colourOf(club.colours, name)}
              readOnly={isSaving}
              autoComplete="off"
              spellCheck={false}
              dir="ltr"
              onChange={({ currentTarget }) => onWrite(currentTarget.value)}
            />
          </>
        )}
      </FieldFrame>
      {nearest && (
        <QuietButton busy={isSaving} onClick={() => onWrite(nearest)}>
          {words.takeNearest(nearest)}
        </QuietButton>
      )}
    </Colour>
  );
};

/** The club's colours. */
export const ColourFields = ({ texts, path }: { readonly texts: Texts; readonly path: TextPath }) => {
  const { isSaving, type } = useUnit({ isSaving: $isSaving, type: textTyped });
  const chosen = coloursUpon(club.colours, textsAt(texts, path));
  const faults = useFaults(colourMark(chosen));
  const typed = (name: ClubColour) => String(textsAt(texts, `${path}.${name}`) ?? "");
  const write = (name: ClubColour, text: string) => type({ path: `${path}.${name}`, text: text.trim() });
  return (
    <FormPart name={labelOf("identity", path)}>
      {names.map((name) => (
        <ColourField
          key={name}
          name={name}
          path={`${path}.${name}`}
          text={typed(name)}
          shown={colourOf(chosen, name)}
          fault={faults[name]}
          onWrite={(text) => write(name, text)}
        />
      ))}
      {names.some((name) => typed(name) !== "") && (
        <QuietButton look="bare" busy={isSaving} onClick={() => names.forEach((name) => write(name, ""))}>
          {words.firstColours}
        </QuietButton>
      )}
    </FormPart>
  );
};
