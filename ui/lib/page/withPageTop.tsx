import type { ComponentType } from "react";
import { PageTops } from "./PageTops.tsx";

/** Wraps a page with what features show above it. */
export const withPageTop = (Page: ComponentType): ComponentType => {
  const PageWithTop = () => (
    <>
      <PageTops slim />
      <Page />
    </>
  );
  return PageWithTop;
};
