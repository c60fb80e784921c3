import { Outlet } from "react-router-dom";
import { useSlot } from "./slots.ts";

type PageTopsProps = { readonly slim?: boolean };

/** The features' views above a page; in their large form under the first screen of the home page. */
export const PageTops = ({ slim = false }: PageTopsProps) =>
  useSlot("pageTop").map(({ View }, at) => <View key={at} slim={slim} />);

/** Pages with the features' views above them. The views stay mounted during a navigation between such pages. */
export const PagesWithTop = () => (
  <>
    <PageTops slim />
    <Outlet />
  </>
);
