import { type ReactNode, useId } from "react";
import { styled } from "styled-components";
import { french } from "../design/components/text/french.ts";
import { meaning } from "../design/tokens/meaning.ts";
import { size, space, stroke, weight } from "../design/tokens/measures.ts";

const Part = styled.fieldset`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.x4};
  min-width: 0;
  margin: 0;
  padding: ${space.x3} 0 0;
  border: 0;
  border-top: ${stroke.hairline} solid ${meaning.line};
  scroll-margin-top: ${space.x2};
  legend {
    float: left;
    width: 100%;
    padding: 0;
    font-size: ${size.control};
    font-weight: ${weight.bold};
  }
  legend + * {
    clear: both;
    margin-top: -${space.x1};
  }
  > button {
    justify-self: start;
  }
`;

type FormPartProps = { readonly name: string; readonly children: ReactNode };

/** Fields that belong together. `FormAnchors` lead to it. */
export const FormPart = ({ name, children }: FormPartProps) => (
  <Part id={useId()} tabIndex={-1}>
    <legend>{french(name)}</legend>
    {children}
  </Part>
);
