import { styled } from "styled-components";
import { Link } from "../design/components/actions/Link.tsx";
import { LinkRow } from "../design/components/lists/LinkRow.styles.ts";
import { dimWhileBusy } from "../design/tokens/busy.ts";
import { selectedWhenForced } from "../design/tokens/forced.ts";
import { printHidden, row, stack } from "../design/tokens/layout.ts";
import { meaning } from "../design/tokens/meaning.ts";
import { layout, motion, size, space, stroke, weight, width } from "../design/tokens/measures.ts";
import { below } from "../design/tokens/screens.ts";
import { listTitle, wrap } from "../design/tokens/text.ts";

export const Form = styled.form`
  display: flex;
  align-items: end;
  gap: ${space.x3};
  max-width: 640px;
  padding-top: ${space.x4};

  > div {
    flex: 1 1 0;
    min-width: 0;
  }
  ${below.narrow} {
    display: grid;
  }
  ${printHidden}
`;

export const Body = styled.div`
  ${wrap}
  ${stack(space.x6)}
  grid-template-columns: minmax(0, 1fr);
  padding-bottom: ${space.section};
  ${dimWhileBusy}
`;

export const Kinds = styled.nav`
  ul {
    ${row("0")}
  }
  ${printHidden}
`;

/** Neighbours share a border, as segments do. */
export const Kind = styled(Link)`
  display: inline-flex;
  align-items: center;
  gap: ${space.x2};
  min-height: ${layout.touch};
  margin: 0 calc(${stroke.hairline} * -1) calc(${stroke.hairline} * -1) 0;
  padding: ${space.x2} 14px;
  border: ${stroke.hairline} solid ${meaning.lineStrong};
  font-size: ${size.small};
  font-weight: ${weight.data};
  text-decoration: none;
  transition: background-color ${motion.quick};

  small {
    color: ${meaning.textQuiet};
    font-size: inherit;
    font-variant-numeric: tabular-nums;
  }
  &:hover {
    background: ${meaning.surfaceHigh};
  }
  &[aria-current] {
    border-color: ${meaning.chosen};
    background: ${meaning.chosen};
    color: ${meaning.onChosen};
    font-weight: ${weight.name};
    ${selectedWhenForced}
  }
  &[aria-current] small {
    color: inherit;
  }
`;

export const Note = styled.p`
  max-width: ${layout.measure};
  color: ${meaning.textQuiet};
  overflow-wrap: anywhere;
`;

/** The find whose name is typed. It is pressed as a whole. */
export const Exact = styled(LinkRow)`
  grid-template-columns: minmax(0, 1fr);
  padding: ${space.x5};
  border-inline-start: ${stroke.heavy} solid ${meaning.mark};
  background: ${meaning.surfaceRaised};

  > span {
    color: ${meaning.textQuiet};
    font-size: ${size.small};
  }
  a {
    font-size: ${size.title3};
  }
`;

export const Group = styled.section`
  h2 {
    ${listTitle}
    display: flex;
    align-items: baseline;
    justify-content: space-between;
    gap: ${space.x4};
    font-size: ${size.headline};
  }
  h2 small {
    color: ${meaning.textQuiet};
    font-size: ${size.small};
    font-weight: ${weight.semi};
    font-stretch: ${width.normal};
    font-variant-numeric: tabular-nums;
  }
  > a,
  > p {
    margin-top: ${space.x4};
  }
`;
