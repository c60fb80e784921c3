import type { ComponentType } from "react";
import { MatchBar } from "./MatchBar.tsx";

/** Wraps a page with the slim bar of the next match above it. */
export const withMatchBar = (Page: ComponentType): ComponentType => {
  const PageWithMatchBar = () => (
    <>
      <MatchBar slim />
      <Page />
    </>
  );
  return PageWithMatchBar;
};
