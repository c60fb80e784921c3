import type { ComponentProps } from "react";
import { css, styled } from "styled-components";
import { pointOf } from "../../../../domain/content/body/focalPoint.ts";

/** Cut around the point of a picture's address: a rule, as pages' policy takes no styles in attributes. */
export const cutAround = ({ $of }: { readonly $of: string }) => {
  const point = pointOf($of);
  return (
    point &&
    css`
      && {
        object-position: ${point.x}% ${point.y}%;
      }
    `
  );
};

const Pointed = styled.img<{ readonly $of: string }>`
  ${cutAround}
`;

/** An image that its frame cuts, around the point that stands in the picture's address; without one, around its middle. */
export const CutImage = ({ of, alt, ...rest }: ComponentProps<"img"> & { readonly of: string }) =>
  pointOf(of) ? <Pointed $of={of} alt={alt} {...rest} /> : <img alt={alt} {...rest} />;
