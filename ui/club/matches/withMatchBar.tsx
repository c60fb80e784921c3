import type { ComponentType } from "react";
import { MatchBar } from "./MatchBar.tsx";

/** The same page below the slim bar of the next match. */
export const withMatchBar = (Page: ComponentType): ComponentType => {
  const PageWithMatchBar = () => (
    <>
      <MatchBar slim />
      <Page />
    </>
  );
  return PageWithMatchBar;
};
