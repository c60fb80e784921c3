import { styled } from "styled-components";
import type { PasswordStrength } from "../../../domain/accounts/passwordStrength.ts";
import { Field, type FieldProps } from "../../design/components/forms/Field.tsx";
import { french } from "../../design/components/text/french.ts";
import { Level } from "../../design/components/surfaces/Level.tsx";
import { space } from "../../design/tokens/measures.ts";
import { passwordAdvice, strengths, weaknesses } from "../signIn/signInWords.ts";
import { stack } from "../../design/tokens/layout.ts";

const Meter = styled.span`
  ${stack(space.x1)}
  justify-items: start;
`;

/** A password's strength and how to improve it. Announced when the strength changes, not at each key. */
const Strength = ({ step, weakness }: PasswordStrength) => (
  <Meter role="status">
    <Level step={step} words={strengths[step]} />
    {weakness && <span>{french(weaknesses[weakness])}</span>}
  </Meter>
);

type NewPasswordProps = FieldProps & { readonly strength: PasswordStrength | null };

/** The field for a new password, with its strength. */
export const NewPassword = ({ strength, ...rest }: NewPasswordProps) => (
  <Field
    {...rest}
    type="password"
    autoComplete="new-password"
    required
    hint={strength ? <Strength {...strength} /> : passwordAdvice}
  />
);
