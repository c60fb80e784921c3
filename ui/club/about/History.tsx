import { styled } from "styled-components";
import { about } from "virtual:club/about";
import { typeset } from "../../design/components/text/french.ts";
import { meaning } from "../../design/tokens/meaning.ts";
import { layout, space, stroke, tracking, weight, width } from "../../design/tokens/measures.ts";
import { below, when } from "../../design/tokens/screens.ts";
import { useTexts } from "../pages/texts.ts";
import { Part, type PartPosition } from "../Part.tsx";

/** Sizes as in the reference design. */
const history = {
  gap: "4px",
} as const;

const Times = styled.ol`
  border-top: ${stroke.firm} solid ${meaning.text};
`;
const Time = styled.li`
  display: grid;
  grid-template-columns: ${layout.twelve};
  gap: ${history.gap} ${space.column};
  align-items: baseline;
  padding-block: ${space.x5};
  border-bottom: ${stroke.hairline} solid ${meaning.line};
  overflow-wrap: anywhere;

  > p {
    grid-column: 1 / span 4;
    color: ${meaning.markText};
    font-size: clamp(1.25rem, 2.1vw, 1.875rem);
    font-stretch: ${width.wide};
    font-weight: ${weight.title};
    letter-spacing: ${tracking.title};
  }
  > div {
    grid-column: 5 / -1;
    display: grid;
    grid-template-columns: minmax(0, 3fr) minmax(0, 5fr);
    gap: ${history.gap} ${space.column};
    align-items: baseline;
    color: ${meaning.textQuiet};
  }
  h3 {
    color: ${meaning.text};
  }
  ${when.printed} {
    > p {
      color: ${meaning.text};
    }
  }
  ${below.phone} {
    > :is(p, div) {
      grid-column: 1 / -1;
    }
    > div {
      grid-template-columns: minmax(0, 1fr);
    }
  }
`;

/** The club's history, the oldest event first. */
export const History = ({ number }: PartPosition) => {
  const { title, events } = useTexts("about", about).history;
  return (
    <Part number={number} title={typeset(title)} edge="near">
      <Times>
        {events.map(({ when: day, title, text }, at) => (
          <Time key={at}>
            <p>{typeset(day)}</p>
            <div>
              <h3>{typeset(title)}</h3>
              <p>{typeset(text)}</p>
            </div>
          </Time>
        ))}
      </Times>
    </Part>
  );
};
