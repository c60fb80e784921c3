import { type ReactNode, useEffect } from "react";
import type { Readership } from "../../../domain/club/reading/readingFigures.ts";
import { useUnit } from "../../lib/useUnit.ts";
import { Known } from "../overview/Known.tsx";
import { $reading, readingLeft, readingRetried, readingShown } from "./reading.ts";
import { words } from "./words.ts";

/** What shows what is read and looked for, once it is known. */
export const KnownReading = ({ children }: { readonly children: (reading: Readership) => ReactNode }) => {
  const { reading, retry, show, leave } = useUnit({
    reading: $reading,
    retry: readingRetried,
    show: readingShown,
    leave: readingLeft,
  });
  useEffect(() => {
    show();
    return leave;
  }, [show, leave]);
  return (
    <Known state={reading} words={words} retry={retry}>
      {children}
    </Known>
  );
};
