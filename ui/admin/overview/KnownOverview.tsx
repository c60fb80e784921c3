import type { ReactNode } from "react";
import type { Overview } from "../../../domain/club/overview.ts";
import { useUnit } from "../../lib/useUnit.ts";
import { Known } from "./Known.tsx";
import { $overview, overviewRetried } from "./overview.ts";
import { words } from "./words.ts";

/** What shows the club's figures, once they are known. */
export const KnownOverview = ({ children }: { readonly children: (overview: Overview) => ReactNode }) => {
  const { overview, retry } = useUnit({ overview: $overview, retry: overviewRetried });
  return (
    <Known state={overview} words={words} retry={retry}>
      {children}
    </Known>
  );
};
