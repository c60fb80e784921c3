import { styled } from "styled-components";
import { space } from "../../../design/tokens/measures.ts";

export const Notice = styled.div`
  display: grid;
  gap: ${space.x4};
`;

export const Ways = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.x3};
`;
