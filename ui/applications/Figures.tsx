import { styled } from "styled-components";
import { recruitment } from "virtual:club/recruitment";
import { type Figure, Score } from "../design/components/boards/Score.tsx";
import { Wrap } from "../design/components/text/Wrap.tsx";
import { space } from "../design/tokens/measures.ts";

const Room = styled(Wrap)`
  padding-block: 16px ${space.x7};
`;

/** The folder says how its own signs are read, such as "∞". A figure that the staff has changed is read as it stands. */
const read = ({ value, words }: Figure): Figure => ({
  value,
  words,
  spoken: recruitment.figures.find((first) => first.value === value && first.words === words)?.spoken,
});

/** The figures of the recruitment page. */
export const Figures = ({ figures }: { readonly figures: readonly Figure[] }) => (
  <Room>
    <Score figures={figures.map(read)} />
  </Room>
);
