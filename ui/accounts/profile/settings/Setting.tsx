import { type ReactNode, useId } from "react";
import { typeset, unbroken } from "../../../design/components/text/french.ts";
import { About, Acts, Row } from "../profile.styles.ts";

type SettingProps = {
  readonly title: string;
  readonly text: string;
  readonly wide?: boolean;
  readonly children: ReactNode;
};

/** One setting: its title, an explanation, and its form. */
export const Setting = ({ title, text, wide = false, children }: SettingProps) => {
  const id = useId();
  return (
    <Row aria-labelledby={id}>
      <About>
        <h2 id={id}>{typeset(title)}</h2>
        <p>{unbroken(text)}</p>
      </About>
      <Acts $wide={wide}>{children}</Acts>
    </Row>
  );
};
