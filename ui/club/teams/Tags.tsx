import { styled } from "styled-components";
import type { TeamStatus } from "../../../domain/club/teams/team.ts";
import { typeset } from "../../design/components/text/french.ts";
import { Tag } from "../../design/components/surfaces/Tag.tsx";
import { words } from "./words.ts";
import { row } from "../../design/tokens/layout.ts";
import { space } from "../../design/tokens/measures.ts";

const Row = styled.p`
  ${row(space.x2)}
`;

const tones = { active: "ok", developing: "pending" } as const satisfies Record<TeamStatus, string>;

type TagsProps = { readonly status: TeamStatus; readonly more: readonly string[] };

/** A team's state: green for active, yellow for planned. */
export const Tags = ({ status, more }: TagsProps) => (
  <Row>
    <Tag $tone={tones[status]}>{words.statuses[status]}</Tag>
    {more.map((words) => (
      <Tag key={words} $tone="plain">
        {typeset(words)}
      </Tag>
    ))}
  </Row>
);
