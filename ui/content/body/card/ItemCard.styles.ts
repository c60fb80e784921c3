import { css, styled } from "styled-components";
import { Link } from "../../../design/components/actions/Link.tsx";
import { row, stack } from "../../../design/tokens/layout.ts";
import { meaning } from "../../../design/tokens/meaning.ts";
import { layer, size, space, stroke, weight, width } from "../../../design/tokens/measures.ts";
import { below } from "../../../design/tokens/screens.ts";

const apart = css`
  && {
    max-width: none;
  }
  position: relative;
  padding: ${space.x4} ${space.x5};
  background: ${meaning.surfaceRaised};
  border: ${stroke.hairline} solid ${meaning.line};
  font-size: ${size.body};
  line-height: 1.35;
  ${below.phone} {
    padding: ${space.x4};
  }
`;

/** A match: its facts above its board. */
export const Frame = styled.aside`
  ${apart}
  ${stack(space.x3)}
  /* Not as in the text around. */
  && b {
    color: inherit;
    font-weight: inherit;
  }
`;

/** A person: the portrait beside the name. */
export const Person = styled.aside`
  ${apart}
  display: grid;
  grid-template-columns: 72px minmax(0, 1fr);
  align-items: end;
  gap: ${space.x4};
  padding-block: ${space.x3} 0;
  border-bottom: ${stroke.heavy} solid ${meaning.mark};
  img {
    display: block;
    width: 100%;
  }
  > div {
    ${stack(space.x1)}
    align-self: center;
    padding-bottom: ${space.x3};
  }
  a {
    font-size: ${size.name};
    font-stretch: ${width.name};
  }
`;

/** Standings above the way to their page. */
export const Table = styled.aside`
  ${apart}
  ${stack(space.x3)}
  > :first-child {
    padding-top: 0;
  }
`;

/** What is pressed stands above the link that covers the card. */
export const Facts = styled.div`
  ${row(`${space.x1} ${space.x4}`)}
  align-items: center;
  min-width: 0;
  overflow-wrap: anywhere;
  font-size: ${size.small};
  time {
    font-weight: ${weight.title};
    font-stretch: ${width.broad};
  }
  > :last-child:not(a, time) {
    margin-left: auto;
  }
  button {
    z-index: ${layer.inside};
  }
`;

/** The whole card is the link. */
export const Way = styled(Link)`
  color: inherit;
  font-weight: ${weight.bold};
  text-decoration: none;
  aside:hover & {
    text-decoration: underline;
    text-decoration-thickness: ${stroke.firm};
  }
  &::after {
    content: "";
    position: absolute;
    inset: 0;
  }
`;

/** The link of a table that scrolls covers nothing. */
export const WayOn = styled(Link)`
  font-weight: ${weight.bold};
`;
