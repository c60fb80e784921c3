import type { ComponentType } from "react";
import { useSlot } from "./slots.ts";

/** Wraps a page with what features show above it. */
export const withPageTop = (Page: ComponentType): ComponentType => {
  const PageWithTop = () => (
    <>
      {useSlot("pageTop").map(({ View }, at) => (
        <View key={at} slim />
      ))}
      <Page />
    </>
  );
  return PageWithTop;
};
