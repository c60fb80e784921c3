import type { ReactNode } from "react";
import { BodyColumn, Columns, Paper } from "./ArticlePage.styles.ts";
import { Related } from "./Related.tsx";

/** The light ground of an article's text, with the others to read next. */
export const OnPaper = ({ children }: { readonly children: ReactNode }) => (
  <Paper>
    <Columns>
      <BodyColumn>{children}</BodyColumn>
      <Related />
    </Columns>
  </Paper>
);
