import type { ReactNode } from "react";
import { styled } from "styled-components";
import { Link, type LinkProps } from "./Link.tsx";
import { meaning } from "../../tokens/meaning.ts";
import { layout, motion, space, weight } from "../../tokens/measures.ts";
import { link } from "../../tokens/parts/components.ts";
import { Icon } from "../media/Icon.tsx";
import { VisuallyHidden } from "../text/VisuallyHidden.tsx";
import { words } from "../text/words.ts";

/** "out" opens another site in a new tab. */
type Way = "onward" | "back" | "out";

const Line = styled(Link)<{ readonly $way: Way }>`
  display: inline-flex;
  align-items: center;
  gap: ${space.x2};
  min-height: ${layout.touch};
  font-weight: ${weight.bold};
  text-decoration: underline;
  text-decoration-color: ${meaning.lineStrong};

  &:hover {
    text-decoration-color: currentColor;
  }
  svg {
    width: ${link.glyph};
    height: ${link.glyph};
    transition: transform ${motion.quick};
  }
  &:hover svg {
    transform: ${({ $way }) => ($way === "back" ? "translateX(-4px)" : "translateX(4px)")};
  }
`;

export type TextLinkProps = Omit<LinkProps, "children"> & { readonly children: ReactNode; readonly way?: Way };

const elsewhere = { target: "_blank", rel: "noopener noreferrer" } as const;

/** A link on a line of its own, with an arrow for its direction. */
export const TextLink = ({ way = "onward", children, ...rest }: TextLinkProps) => (
  <Line {...(way === "out" && elsewhere)} {...rest} $way={way}>
    {way === "back" && <Icon name="back" />}
    {children}
    {way === "onward" && <Icon name="arrow" />}
    {way === "out" && (
      <>
        <Icon name="out" />
        <VisuallyHidden> {words.newTab}</VisuallyHidden>
      </>
    )}
  </Line>
);
