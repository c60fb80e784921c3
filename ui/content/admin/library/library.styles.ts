import { styled } from "styled-components";
import { Grid as AnyGrid, twoLinesBesidePicture } from "../../../admin/table/Table.styles.ts";
import { stack } from "../../../design/tokens/layout.ts";
import { meaning } from "../../../design/tokens/meaning.ts";
import { layout, size, space, stroke } from "../../../design/tokens/measures.ts";
import { below } from "../../../design/tokens/screens.ts";
import { contentEditor } from "../../../design/tokens/parts/contentEditor.ts";

/** Checkbox, picture, name with its text, use, size, date, acts. On narrow screens use and date stand under the name. */
export const Grid = styled(AnyGrid)`
  --columns: ${layout.touch} 72px minmax(0, 1fr) 128px 88px 132px 56px;

  &&& h3 > button {
    -webkit-line-clamp: 1;
  }
  ${below.tablet} {
    --columns: 36px 72px auto minmax(0, 1fr) auto;
    ${twoLinesBesidePicture({ first: 4, second: 6, acts: 7, hidden: 5 })}
  }
`;

/** A small picture, whole, on the ground of what is missing. */
export const Thumb = styled.span`
  display: grid;
  grid-template: 100% / 100%;
  place-items: center;
  width: 72px;
  height: 44px;
  background: ${meaning.surfaceHigh};
  color: ${meaning.textQuiet};

  > img {
    width: 100%;
    height: 100%;
    object-fit: contain;
  }
`;

/** What the dialog says of a picture, from top to bottom. */
export const Details = styled.div`
  ${stack(space.x5)}

  ul {
    ${stack(space.x1)}
    padding: 0;
    list-style: none;
  }
  li {
    overflow-wrap: anywhere;
  }
`;

/** The picture, as large as the dialog shows it whole. The point lies upon it. */
export const Shown = styled.div`
  display: grid;
  place-items: center;
  background: ${meaning.surfaceHigh};
  border: ${stroke.hairline} solid ${meaning.line};
  color: ${meaning.textQuiet};

  > span {
    position: relative;
    display: grid;
    place-items: center;
    min-width: ${contentEditor.thumb};
    min-height: ${contentEditor.thumb};
    cursor: crosshair;
  }
  img {
    max-width: 100%;
    max-height: 32vh;
    width: auto;
    height: auto;
    /* Else a pressed mouse would drag the picture away. */
    pointer-events: none;
  }
`;

/** The point of a picture that stays in view: its ring is seen on any picture. */
export const Mark = styled.span`
  position: absolute;
  width: 24px;
  height: 24px;
  border: ${stroke.strong} solid ${meaning.onCalm};
  border-radius: 50%;
  outline: ${stroke.firm} solid ${meaning.surface};
  background: radial-gradient(${meaning.mark} 0 4px, transparent 5px);
  transform: translate(-50%, -50%);
  pointer-events: none;
`;

/** The picture in the shapes in which the site cuts it. */
export const Crops = styled.ul`
  && {
    display: flex;
    flex-wrap: wrap;
    gap: ${space.x3} ${space.x4};
  }
  li {
    display: grid;
    gap: ${space.x1};
    color: ${meaning.textQuiet};
    font-size: ${size.tiny};
  }
`;

export const Crop = styled.span<{ readonly $shape: string }>`
  display: grid;
  place-items: center;
  overflow: hidden;
  height: ${contentEditor.thumb};
  aspect-ratio: ${({ $shape }) => $shape};
  background: ${meaning.surfaceHigh};

  > img {
    width: 100%;
    height: 100%;
    min-height: 0;
    object-fit: cover;
    object-position: inherit;
  }
`;

export const Note = styled.p`
  color: ${meaning.textQuiet};
  font-size: ${size.small};
`;

/** That something isn't saved, and the way back. */
export const Unsaved = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space.x1} ${space.x3};
  color: ${meaning.textQuiet};
  font-size: ${size.small};

  &:empty {
    display: none;
  }
`;

/** The pictures on their way, over the list. */
export const Sent = styled.div`
  section {
    margin-bottom: ${space.x4};
    border-top: ${stroke.hairline} solid ${meaning.lineStrong};
  }
  li + li {
    padding-top: ${space.x3};
    border-top: ${stroke.hairline} solid ${meaning.line};
  }
`;

/** A stored picture, the field of its text, and what becomes of it. */
export const Asked = styled.form`
  flex: 1;
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto auto;
  align-items: start;
  gap: ${space.x2} ${space.x3};

  > :is(span, button) {
    margin-top: 29px;
  }
  ${below.tablet} {
    grid-template-columns: auto auto minmax(0, 1fr);
    align-items: center;

    > div {
      grid-area: 1 / 1 / 2 / 4;
    }
    > :is(span, button) {
      margin-top: 0;
      justify-self: start;
    }
  }
`;
