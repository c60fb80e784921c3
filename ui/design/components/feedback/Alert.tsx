import type { ReactNode, Ref } from "react";
import { styled } from "styled-components";
import { meaning } from "../../tokens/meaning.ts";
import { layout, size, space, stroke, weight } from "../../tokens/measures.ts";
import { below, when } from "../../tokens/screens.ts";
import { french } from "../text/french.ts";
import { Icon } from "../media/Icon.tsx";

export type AlertTone = "ok" | "bad" | "wait" | "plain";

const edges = { ok: meaning.ok, bad: meaning.danger, wait: meaning.pending, plain: meaning.lineStrong } as const;
const glyphs = { ok: "check", bad: "alert", wait: "clock", plain: "mail" } as const;

export const AlertFrame = styled.div<{ readonly $tone: AlertTone }>`
  display: grid;
  grid-template-columns: 22px minmax(0, 1fr) auto;
  gap: 2px 14px;
  align-items: center;
  padding: 14px 16px;
  background: ${({ $tone }) => ($tone === "bad" ? meaning.dangerSurface : meaning.surfaceRaised)};
  border: ${stroke.hairline} solid ${meaning.line};
  border-left: 4px solid ${({ $tone }) => edges[$tone]};
  font-size: ${size.small};
  line-height: 1.5;
  overflow-wrap: anywhere;

  > svg {
    grid-row: span 2;
    align-self: start;
    margin-top: ${stroke.hairline};
    color: ${({ $tone }) => ($tone === "plain" ? "inherit" : edges[$tone])};

    ${when.forced} {
      color: inherit;
    }
  }
  a {
    display: inline-flex;
    align-items: center;
    min-height: ${layout.touch};
    /* Touch height for links, without a higher line. */
    margin-block: -6px;
  }
`;
const Title = styled.p`
  font-weight: ${weight.name};
`;
const Text = styled.div`
  grid-column: 2;
  color: ${meaning.textQuiet};
`;
const Action = styled.div`
  grid-column: 3;
  grid-row: 1 / span 2;

  ${below.phone} {
    grid-column: 2;
    grid-row: auto;
    justify-self: start;
    margin-top: ${space.x2};
  }
`;

export type AlertProps = {
  readonly tone: AlertTone;
  readonly title: string;
  /** Text, or links to the fields with errors. */
  readonly children?: ReactNode;
  readonly action?: ReactNode;
  /** "alert" for a failure that has just happened, "status" for a success. */
  readonly role?: "alert" | "status" | undefined;
  /** Lets the caller focus the alert. */
  readonly ref?: Ref<HTMLDivElement>;
};

/** Tells what happened, and offers the next step. */
export const Alert = ({ tone, title, children, action, role, ref }: AlertProps) => (
  <AlertFrame $tone={tone} role={role} tabIndex={ref ? -1 : undefined} ref={ref}>
    <Icon name={glyphs[tone]} />
    <Title>{french(title)}</Title>
    {children && <Text>{typeof children === "string" ? french(children) : children}</Text>}
    {action && <Action>{action}</Action>}
  </AlertFrame>
);
