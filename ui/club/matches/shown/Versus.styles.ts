import { css, styled } from "styled-components";
import { meaning } from "../../../design/tokens/meaning.ts";
import { size, space, weight, width } from "../../../design/tokens/measures.ts";
import { below, middleOnly, smallDesktopOnly } from "../../../design/tokens/screens.ts";
import { parallelogram, run } from "../../../design/tokens/slope.ts";

const insetSmall = "20px";

export const Us = styled.span`
  background: ${meaning.chosen};
  color: ${meaning.onChosen};
`;

export const Sign = styled.span`
  margin-inline: calc(var(--cut) * -1 + 3px);
  background: ${meaning.mark};
  color: ${meaning.onMark};
  font-size: ${size.small};
`;

export const Them = styled.span`
  background: ${meaning.calm};
  color: ${meaning.onCalm};
`;

/** Where there is little room. */
const close = css`
  font-size: ${size.control};
  & > span {
    padding-inline: 16px;
  }
  img {
    display: none;
  }
`;

type PlatesProps = {
  /** The two names together are so long that they have no room beside the date on a tablet. */
  readonly $isLong: boolean;
  /** A name has a word that needs the crests' room on a phone. */
  readonly $hasLongWord: boolean;
};

/** The club has the whole line over its opponent. */
const oneOverTheOther = css`
  grid-template-columns: max-content minmax(0, 1fr);
  row-gap: 3px;
  ${Us} {
    grid-column: 1 / -1;
    min-height: var(--bug);
  }
  ${Sign} {
    margin-left: 0;
  }
`;

const onPhones = css<PlatesProps>`
  --bug: 48px;
  display: grid;
  grid-template-columns: auto max-content auto;
  justify-self: stretch;
  font-size: ${({ $isLong }) => ($isLong ? size.small : size.control)};
  & > span {
    padding-inline: 14px;
  }
  ${Sign} {
    padding-inline: ${insetSmall};
  }
  img {
    display: ${({ $isLong, $hasLongWord }) => ($isLong || $hasLongWord) && "none"};
    width: 26px;
    height: 26px;
  }
  ${({ $isLong }) => $isLong && oneOverTheOther}
`;

/** Three plates, cut by the slope. Their height is `--bug`. */
export const Plates = styled.p<PlatesProps>`
  --cut: ${run("var(--bug)")};
  display: inline-grid;
  grid-template-columns: repeat(3, auto);
  justify-self: start;
  min-height: var(--bug);
  font-size: ${size.prose};
  font-weight: ${weight.title};
  font-stretch: ${width.name};
  line-height: 1;
  & > span {
    display: inline-flex;
    align-items: center;
    justify-content: center;
    gap: ${space.glyph};
    min-width: 0;
    padding: ${space.x1} 22px;
    clip-path: ${parallelogram("var(--cut)")};
  }
  img {
    flex: none;
    width: 32px;
    height: 32px;
  }
  b {
    min-width: 0;
    max-width: 13em;
    font-weight: inherit;
    overflow-wrap: anywhere;
    hyphens: auto;
  }
  ${smallDesktopOnly} {
    ${({ $isLong }) => $isLong && close}
  }
  ${middleOnly} {
    ${close}
  }
  ${below.phone} {
    ${onPhones}
  }
  ${below.narrow} {
    img {
      display: none;
    }
  }
  ${below.tiny} {
    font-size: ${size.small};
    & > span {
      padding-inline: 12px;
    }
    ${Sign} {
      padding-inline: ${insetSmall};
    }
  }
`;
