import { styled } from "styled-components";
import { markWhenForced } from "../../tokens/forced.ts";
import { meaning } from "../../tokens/meaning.ts";
import { size, space, stroke, weight, width } from "../../tokens/measures.ts";
import { bar, icon } from "../../tokens/parts/components.ts";
import { below } from "../../tokens/screens.ts";
import { skew } from "../../tokens/slope.ts";
import { everyAttribute } from "../everyAttribute.ts";

const drawer = {
  markInset: "11px",
} as const;

export const Opener = styled.button.withConfig(everyAttribute("drawerOpener"))`
  display: none;
  place-items: center;
  flex: none;
  width: ${bar.burger};
  height: ${bar.burger};
  margin-right: -10px;
  padding: 0;
  border: 0;
  background: none;
  cursor: pointer;

  ${below.desktop} {
    display: grid;
  }
`;

/** The dialog's content is one child, so that a press on the dialog element itself is a press outside. */
export const Sheet = styled.dialog.withConfig(everyAttribute("drawer"))`
  position: fixed;
  inset: 0 0 0 auto;
  width: min(100%, 400px);
  height: 100%;
  max-width: none;
  max-height: none;
  margin: 0;
  padding: 0;
  border: 0;
  border-left: ${stroke.hairline} solid ${meaning.line};
  background: ${meaning.surfaceRaised};
  color: ${meaning.text};
  overscroll-behavior: contain;

  &::backdrop {
    background: ${meaning.scrim};
  }
  ${below.phone} {
    width: 100%;
    border: 0;
  }
`;
export const Inside = styled.div`
  display: flex;
  flex-direction: column;
  min-height: 100%;
  padding: 0 ${space.x5} ${space.x5};
`;
export const Top = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  min-height: 60px;
  margin-bottom: ${space.x2};
  border-bottom: ${stroke.hairline} solid ${meaning.line};

  svg {
    width: ${icon.size};
    height: ${icon.size};
  }
`;
export const Heading = styled.p`
  padding: ${space.x3} 0 2px;
  color: ${meaning.textQuiet};
  font-size: ${size.tiny};
  font-weight: ${weight.semi};
`;
export const Places = styled.ul`
  a {
    position: relative;
    display: flex;
    align-items: center;
    min-height: 46px;
    border-bottom: ${stroke.hairline} solid ${meaning.line};
    font-size: ${size.name};
    font-weight: ${weight.name};
    font-stretch: ${width.name};
    text-decoration: none;
  }
  a[aria-current] {
    padding-left: 20px;
  }
  a[aria-current]::before {
    content: "";
    position: absolute;
    top: ${drawer.markInset};
    bottom: ${drawer.markInset};
    left: 3px;
    width: 7px;
    background: ${meaning.auroraUp};
    transform: ${skew};
    ${markWhenForced}
  }
`;
/** On phones, whose bar has no place for its button. */
export const Search = styled(Places)`
  display: none;

  a {
    justify-content: space-between;
  }
  svg {
    width: ${icon.size};
    height: ${icon.size};
  }
  ${below.phone} {
    display: block;
  }
`;
export const End = styled.div`
  display: grid;
  margin-top: auto;
  padding-top: ${space.x5};
`;
