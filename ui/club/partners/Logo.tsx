import { styled } from "styled-components";
import { initialsOf } from "../../../domain/club/lists/initials.ts";
import type { Partner } from "../../../domain/club/partners/partner.ts";
import { isOpenAddress } from "../../../domain/shared/address.ts";
import { useShownPicture } from "../../design/components/media/contexts.ts";
import { useImageError } from "../../design/components/media/imageError.ts";
import { meaning } from "../../design/tokens/meaning.ts";
import { layer, stroke, tracking, weight, width } from "../../design/tokens/measures.ts";
import { leaningField } from "../../design/tokens/slope.ts";

/** The initials on a leaning plate. */
const Mark = styled.span<{ readonly $size: number }>`
  position: relative;
  isolation: isolate;
  display: inline-grid;
  flex: none;
  place-items: center;
  color: ${meaning.text};
  width: ${({ $size }) => $size}px;
  height: ${({ $size }) => $size}px;
  font-size: ${({ $size }) => $size * 0.38}px;
  font-stretch: ${width.wide};
  font-weight: ${weight.black};
  letter-spacing: ${tracking.tight};
  line-height: 1;
  &::before {
    content: "";
    position: absolute;
    inset: 0;
    z-index: ${layer.behind};
    border: ${stroke.strong} solid ${meaning.lineStrong};
    ${leaningField}
    transform-origin: center;
  }
`;

type LogoProps = {
  readonly partner: Pick<Partner, "name" | "logo">;
  /** In pixels. */
  readonly size: number;
  /** What it shows. Absent: decoration. */
  readonly alt?: string;
};

/** A partner's logo; its initials while there is none, and when it doesn't load. */
export const Logo = ({ partner: { name, logo }, size, alt = "" }: LogoProps) => {
  const shown = useShownPicture(logo);
  const { hasFailed, ties } = useImageError(shown);
  if (shown && isOpenAddress(shown) && !hasFailed) {
    return <img {...ties} src={shown} alt={alt} width={size} height={size} referrerPolicy="no-referrer" />;
  }
  return (
    <Mark $size={size} {...(alt ? { role: "img", "aria-label": alt } : { "aria-hidden": true })}>
      {initialsOf(name)}
    </Mark>
  );
};
