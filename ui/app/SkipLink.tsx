import { styled } from "styled-components";
import { meaning } from "../design/tokens/meaning.ts";
import { layer, space, weight } from "../design/tokens/measures.ts";
import { words } from "./words.ts";

const Jump = styled.a`
  position: absolute;
  left: ${space.gutter};
  top: -80px;
  z-index: ${layer.skip};
  padding: ${space.x3} ${space.x5};
  background: ${meaning.action};
  color: ${meaning.onAction};
  font-weight: ${weight.bold};

  &:focus {
    top: ${space.x2};
  }
`;

/** The first focusable element: skips the navigation bar. */
export const SkipLink = () => <Jump href="#contenu">{words.skip}</Jump>;
