import { styled } from "styled-components";
import type { Mentionable } from "../../../domain/content/reactions/mentionable.ts";
import { memberFace } from "../../design/components/media/drawnAddress.ts";
import { Face } from "../../design/components/media/Face.tsx";
import { Badge } from "../../design/components/surfaces/Tag.tsx";
import { meaning } from "../../design/tokens/meaning.ts";
import { layer, layout, space, stroke } from "../../design/tokens/measures.ts";
import { words } from "./words.ts";

const Place = styled.div`
  position: relative;
`;

const List = styled.div`
  position: absolute;
  z-index: ${layer.sticky};
  inset-inline: 0;
  max-width: 24em;
  background: ${meaning.surfaceHigh};
  border: ${stroke.hairline} solid ${meaning.lineStrong};
`;

const Option = styled.div`
  display: flex;
  align-items: center;
  gap: ${space.x3};
  min-height: ${layout.touch};
  padding: ${space.x1} ${space.x3};
  cursor: pointer;
  &[aria-selected="true"] {
    background: ${meaning.calm};
    color: ${meaning.onCalm};
  }
`;

type MentionListProps = {
  readonly id: string;
  readonly offered: readonly Mentionable[];
  readonly chosen: number;
  readonly onChoose: (one: Mentionable) => void;
};

export const optionId = (id: string, at: number): string => `${id}-${at}`;

/** The members whom the mention at the caret may mean. The field keeps the focus. */
export const MentionList = ({ id, offered, chosen, onChoose }: MentionListProps) => (
  <Place>
    <List role="listbox" id={id} aria-label={words.mentionable}>
      {offered.map((one, at) => (
        <Option
          key={one.id}
          id={optionId(id, at)}
          role="option"
          aria-selected={at === chosen}
          onPointerDown={(event) => event.preventDefault()}
          onClick={() => onChoose(one)}
        >
          <Face name={one.username} picture={one.avatar} drawing={memberFace(one.username)} size="bar" />
          <bdi>{one.username}</bdi>
          {one.isStaff && <Badge>{words.staff}</Badge>}
        </Option>
      ))}
    </List>
  </Place>
);
