import { useDeferredValue, useMemo } from "react";
import { club } from "virtual:club";
import { type ClubColour, colourMark, colourOf, coloursOfMark, coloursUpon } from "../../../../domain/club/colours.ts";
import { type TextPath, type Texts, textsAt } from "../../../../domain/club/pages/texts.ts";
import { FormPart } from "../../../admin/FormPart.tsx";
import { QuietButton } from "../../../design/components/actions/QuietButton.tsx";
import { FieldFrame } from "../../../design/components/frames/FieldFrame.tsx";
import { contrastFaults } from "../../../design/tokens/contrast.ts";
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

/** The club's colours: a picker and the colour's number each. An empty one is the folder's. */
export const ColourFields = ({ texts, path }: { readonly texts: Texts; readonly path: TextPath }) => {
  const { problems, isSaving, type } = useUnit({ problems: $problems, isSaving: $isSaving, type: textTyped });
  const chosen = coloursUpon(club.colours, textsAt(texts, path));
  const faults = useFaults(colourMark(chosen));
  const typed = (name: ClubColour) => String(textsAt(texts, `${path}.${name}`) ?? "");
  const write = (name: ClubColour, text: string) => type({ path: `${path}.${name}`, text: text.trim() });
  return (
    <FormPart name={labelOf("identity", path)}>
      {names.map((name) => {
        const [problem, fault] = [problems[`${path}.${name}`], faults[name]];
        const { nearest } = fault ?? {};
        const label = wholeLabelOf("identity", `${path}.${name}`).replace(/^.* : /, "");
        const error = (problem && complaintOf(problem)) ?? (fault && faultWords(fault));
        return (
          <Colour key={name}>
            <FieldFrame label={label} hint={hints[name]} error={error}>
              {(ties) => (
                <>
                  <Swatch
                    type="color"
                    aria-label={words.pickOf(label)}
                    value={colourOf(chosen, name)}
                    disabled={isSaving}
                    onChange={({ currentTarget }) => write(name, currentTarget.value)}
                  />
                  <Hex
                    {...ties}
                    name={`${path}.${name}`}
                    value={typed(name)}
                    placeholder={colourOf(club.colours, name)}
                    readOnly={isSaving}
                    autoComplete="off"
                    spellCheck={false}
                    dir="ltr"
                    onChange={({ currentTarget }) => write(name, currentTarget.value)}
                  />
                </>
              )}
            </FieldFrame>
            {nearest && (
              <QuietButton busy={isSaving} onClick={() => write(name, nearest)}>
                {words.takeNearest(nearest)}
              </QuietButton>
            )}
          </Colour>
        );
      })}
      {names.some((name) => typed(name) !== "") && (
        <QuietButton look="bare" busy={isSaving} onClick={() => names.forEach((name) => write(name, ""))}>
          {words.firstColours}
        </QuietButton>
      )}
    </FormPart>
  );
};
