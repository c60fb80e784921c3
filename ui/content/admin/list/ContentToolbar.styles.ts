import { styled } from "styled-components";
import { toolbarStyles } from "../../../admin/PanelList.styles.ts";
import { below } from "../../../design/tokens/screens.ts";

export const Toolbar = styled.div`
  ${toolbarStyles}
  & > :nth-child(2) {
    flex: 0 1 220px;
  }
  ${below.phone} {
    & > :nth-child(n) {
      flex: 1 1 100%;
    }
    & > button {
      justify-content: center;
    }
  }
`;
