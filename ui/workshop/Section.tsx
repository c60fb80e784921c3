import type { ReactNode } from "react";
import { css, styled } from "styled-components";
import { french } from "../design/components/text/french.ts";
import { ground } from "../design/tokens/ground.ts";
import { meaning } from "../design/tokens/meaning.ts";
import { size, space, stroke, weight, width } from "../design/tokens/measures.ts";
import { workshop } from "../design/tokens/parts/workshop.ts";
import { below } from "../design/tokens/screens.ts";

const Frame = styled.section`
  padding-block: ${space.x6};
  border-top: ${stroke.hairline} solid ${meaning.line};

  > h2 {
    margin-bottom: ${space.x4};
    font-size: ${size.lead};
    font-stretch: ${width.title};
  }
`;
const Grid = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: 32px 24px;
  align-items: start;

  ${below.phone} {
    grid-template-columns: minmax(0, 1fr);
  }
`;
const OneState = styled.div<{ readonly $isWide: boolean }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.glyph};
  min-width: 0;
  ${({ $isWide }) =>
    $isWide &&
    css`
      grid-column: 1 / -1;
    `}

  > h3 {
    color: ${meaning.textQuiet};
    font-size: ${size.small};
    font-stretch: ${width.normal};
    font-weight: ${weight.data};
    letter-spacing: 0;
  }
`;

type SectionProps = { readonly id: string; readonly title: string; readonly children: ReactNode };

/** A component with its states. */
export const Section = ({ id, title, children }: SectionProps) => (
  <Frame id={id} aria-labelledby={`${id}-title`}>
    <h2 id={`${id}-title`}>{french(title)}</h2>
    <Grid>{children}</Grid>
  </Frame>
);

type StateProps = { readonly name: string; readonly isWide?: boolean; readonly children: ReactNode };

/** A state of a component, or several that belong together. */
export const State = ({ name, isWide = false, children }: StateProps) => (
  <OneState $isWide={isWide}>
    <h3>{french(name)}</h3>
    {children}
  </OneState>
);

/** Components side by side. */
export const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space.x3};
  min-width: 0;

  > * {
    max-width: 100%;
  }
`;

/** Components in a column, on the ground of tools. */
export const Panel = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.x4};
  padding: ${workshop.inset};
  background: ${meaning.surfaceRaised};
  border: ${stroke.hairline} solid ${meaning.line};
`;

/** Components on another ground. */
export const Ground = styled(Panel)<{ readonly $name: "ice" | "acid" }>`
  && {
    ${({ $name }) => ground($name)}
    border: 0;
  }
`;
