import { styled } from "styled-components";
import { size, stroke, weight } from "../design/tokens/measures.ts";
import { adminPage } from "../design/tokens/parts/adminPage.ts";
import { below, when } from "../design/tokens/screens.ts";

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

/** A key as it lies on a keyboard. */
export const Key = ({ children }: KeyProps) => <Cap>{children}</Cap>;

/** The key that does the same, on a button: seen by whoever has a keyboard. It is no part of the button's name. */
export const KeyBeside = ({ children }: KeyProps) => <Beside aria-hidden="true">{children}</Beside>;
