import type { Node } from "prosemirror-model";
import type { Command, EditorState } from "prosemirror-state";
import type { Tone } from "../../../../../../domain/content/body/content.ts";
import { toneNames } from "../../../../../../domain/content/body/tones.ts";
import { Icon } from "../../../../../design/components/media/Icon.tsx";
import { MoveButtons } from "../../../../../design/components/lists/MoveButtons.tsx";
import { QuietButton } from "../../../../../design/components/actions/QuietButton.tsx";
import { french } from "../../../../../design/components/text/french.ts";
import { canMove, moveBlock, removeBlock, selectedBlock } from "../document/blocks.ts";
import { setLevel, setTone, toneAround } from "../document/format.ts";
import { Hint, Selected } from "../RichText.styles.ts";
import { diagramLanguage, schema } from "../document/schema.ts";
import { tones, words } from "../words.ts";

const { nodes } = schema;
/** Level 1 is the title of the page: offered, but rarely right. */
const offeredLevels: readonly number[] = [1, 2, 3, 4];

const kindOf = (node: Node): string => {
  switch (node.type) {
    case nodes.heading:
      return words.levelledHeading;
    case nodes.bullet_list:
    case nodes.ordered_list:
      return words.list;
    case nodes.quote:
      return words.quote;
    case nodes.callout:
      return words.callout;
    case nodes.table:
      return words.table;
    case nodes.code_block:
      return node.attrs["language"] === diagramLanguage ? words.diagram : words.codeBlock;
    case nodes.rule:
      return words.rule;
    default:
      return node.childCount === 1 && node.firstChild?.type === nodes.image ? words.image : words.text;
  }
};

const Levels = ({ level, run }: { readonly level: number; readonly run: (command: Command) => void }) => (
  <select
    aria-label={words.level}
    value={level}
    onChange={({ currentTarget: { value } }) => run(setLevel(Number(value)))}
  >
    {(offeredLevels.includes(level) ? offeredLevels : [...offeredLevels, level]).map((one) => (
      <option key={one} value={one}>
        {words.levelOf(one)}
      </option>
    ))}
  </select>
);

const Tones = ({ tone, run }: { readonly tone: Tone; readonly run: (command: Command) => void }) => (
  <select aria-label={words.tone} value={tone} onChange={({ currentTarget: { value } }) => run(setTone(value as Tone))}>
    {tones.map((one) => (
      <option key={one} value={one}>
        {toneNames[one]}
      </option>
    ))}
  </select>
);

type BlockBarProps = {
  readonly state: EditorState;
  readonly run: (command: Command) => void;
  readonly say: (what: string) => void;
};

/** The acts of the block with the cursor. */
export const BlockBar = ({ state, run, say }: BlockBarProps) => {
  const block = selectedBlock(state);
  const { node, at, count } = block;
  const level = node.type === nodes.heading ? Number(node.attrs["level"]) : null;
  const tone = toneAround(state);
  return (
    <>
      <Selected>
        <span>{words.block(kindOf(node), at + 1, count)}</span>
        {level !== null && <Levels level={level} run={run} />}
        {tone && <Tones tone={tone} run={run} />}
        <MoveButtons
          of={words.blockActs(at + 1)}
          isFirst={!canMove(block, "up")}
          isLast={!canMove(block, "down")}
          onMove={(way) => {
            run(moveBlock(way));
            say(words.movedTo(at + (way === "up" ? 0 : 2), count));
          }}
        >
          <QuietButton
            look="bare"
            square
            aria-label={words.remove}
            disabled={count < 2}
            onClick={() => {
              run(removeBlock);
              say(words.removed);
            }}
          >
            <Icon name="trash" />
          </QuietButton>
        </MoveButtons>
      </Selected>
      {level === 1 && <Hint>{french(words.levelOneHint)}</Hint>}
    </>
  );
};
