import type { ReactNode } from "react";
import { Sheet } from "../../../content/admin/edit/conflict.styles.ts";

type Side = { readonly label: string; readonly value: ReactNode };

type SidesProps = { readonly title: string; readonly mine: Side; readonly theirs: Side };

/** Two versions of one thing, side by side. */
export const Sides = ({ title, mine, theirs }: SidesProps) => (
  <Sheet as="section" aria-label={title}>
    <h3>{title}</h3>
    <dl>
      {[theirs, mine].map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd dir="auto">{value}</dd>
        </div>
      ))}
    </dl>
  </Sheet>
);
