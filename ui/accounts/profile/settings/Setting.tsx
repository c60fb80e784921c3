import { type ReactNode, useEffect, useId, useRef } from "react";
import { useLocation } from "react-router-dom";
import { typeset, unbroken } from "../../../design/components/text/french.ts";
import { About, Acts, Row } from "../profile.styles.ts";

type SettingProps = {
  readonly title: string;
  readonly text: string;
  readonly wide?: boolean;
  /** The fragment of addresses that lead here. */
  readonly anchor?: string;
  readonly children: ReactNode;
};

/** One setting: its title, an explanation, and its form. */
export const Setting = ({ title, text, wide = false, anchor, children }: SettingProps) => {
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const { hash, key } = useLocation();
  const isWanted = anchor !== undefined && hash === `#${anchor}`;
  // The settings come after the page: the browser itself finds nothing there.
  useEffect(() => {
    if (!isWanted) return;
    heading.current?.scrollIntoView();
    heading.current?.focus({ preventScroll: true });
  }, [isWanted, key]);
  return (
    <Row aria-labelledby={id} id={anchor}>
      <About>
        <h2 id={id} ref={heading} tabIndex={-1}>
          {typeset(title)}
        </h2>
        <p>{unbroken(text)}</p>
      </About>
      <Acts $wide={wide}>{children}</Acts>
    </Row>
  );
};
