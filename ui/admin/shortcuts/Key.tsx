import { styled } from "styled-components";
import { size, stroke, weight } from "../../design/tokens/measures.ts";
import { adminPage } from "../../design/tokens/parts/adminPage.ts";
import { below, when } from "../../design/tokens/screens.ts";

const Cap = styled.kbd`
  display: inline-grid;
  place-items: center;
  min-width: ${adminPage.key};
  min-height: ${adminPage.key};
  padding: 0 5px;
  border: ${stroke.hairline} solid;
  font-family: inherit;
  font-size: ${size.micro};
  font-weight: ${weight.data};
  white-space: nowrap;
`;
const Beside = styled(Cap)`
  ${below.phone} {
    display: none;
  }
  ${when.touch} {
    display: none;
  }
`;

type KeyProps = { readonly children: string };

/** A drawn key of a keyboard. */
export const Key = ({ children }: KeyProps) => <Cap>{children}</Cap>;

/** The shortcut of a button, shown where a keyboard is likely. Not part of the button's accessible name. */
export const KeyBeside = ({ children }: KeyProps) => <Beside aria-hidden="true">{children}</Beside>;
